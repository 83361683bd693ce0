import type { Cues } from "@/lib/mail/cues/types";

export const en: Cues = {
  code: `
    code, codes, otp, otps, passcode, pass code, verification code, security code, one time code, one time password,
    one time passcode, one time pin, onetime password, login code, sign in code, confirmation code,
    authentication code, authorization code, authorisation code, access code, reset code, recovery code,
    activation code, 2fa code, two factor code, temporary code, verification number, verification pin, security pin,
    device code, user code, magic code, pairing code, unlock code, approval code, deletion code, tac
  `,
  maybeCode: `
    pin, token, key, temporary password, digits, digit number, number below, numbers below, following number,
    characters, the following, temporary pin, access key, security number, passphrase, login password, security word,
    magic word
  `,
  other: `
    order, orders, order number, order no, order id, order code, invoice*, receipt, receipts, bill, ticket,
    ticket number, case, case number, case id, booking, booking code, booking reference, booking number, reservation,
    reservation code, reservation number, confirmation number, record locator, pnr, itinerary, tracking,
    tracking code, tracking number, tracking id, shipment, parcel, package, delivery, reference, reference number,
    reference code, ref, phone, call, call us, tel, telephone, mobile, fax, hotline, account number, account no,
    customer number, customer id, member number, membership number, member id, employee number, client number,
    policy number, contract number, serial number, model, sku, card ending, ending in, ending with, ends with, ending,
    card number, zip, zip code, postal code, postcode, post code, area code, country code, dial code, promo,
    promo code, promotion code, promotional code, coupon, coupons, coupon code, discount, discounts, discount code,
    gift, gift code, gift card, gift card code, referral, referral code, referral link, refer a friend, invite code,
    invitation code, voucher, voucher code, offer code, offer, sale, savings code, checkout, at checkout, redeem,
    redemption code, error, errors, error code, exit code, status code, http code, response code, return code,
    reason code, sort code, swift code, bank code, branch code, iban, bic, tax code, tax id, tax number, vat,
    vat number, ein, gstin, company number, company no, registration number, registered number, registered in,
    licence number, license number, qr code, barcode, bar code, source code, code of conduct, code review,
    code reviews, codebase, code base, dress code, color code, colour code, colour, color, hex, course code,
    class code, product code, item code, style code, country, zip file, port, ip address, build, version, release,
    commit, total, subtotal, amount, price, balance, payment of, pull request, issue, copyright, suite, street, road,
    avenue, floor, p o box, po box, meeting id, webinar id, flight, gate, seat, room, points, miles, rewards, steps,
    followers, views, visitors, km, kwh, quantity, qty, article, chapter, page, no code, low code, vin, license plate,
    case study, claim number, prescription, serial, transaction id, transaction number, transaction reference,
    payment reference, locker, job number, request number, request id, incident, incident number, ticket id,
    work order, meter
  `,
  business: `
    verify, verify*, verification, confirm, confirm your, confirming, confirmation, authenticate, authentication,
    authorize, authorise, two factor, 2fa, mfa, two step, multi factor, sign in, signin, signing in, sign in to,
    sign in attempt, login, log in, logging in, log on, logon, sign up, signup, signing up, register, registration,
    password, reset, recover, recovery, identity, security, secure, one time, passwordless, account, email address,
    activate, activation, new device, device, approve, unlock, delete your account, account deletion, withdrawal,
    transfer, 3 d secure, authorise the payment, payment confirmation, magic link
  `,
  fleeting: `
    expire, expires, expiring, expires in, will expire, valid for, valid until, is valid, valid only, good for,
    minutes, do not share, don't share, never share, not share, keep it secret, keep this code, anyone, nobody from,
    will never ask, one time, single use, only be used once, used only once, works once, can be used once,
    confidential
  `,
  enter: `
    enter, entering, type, type in, paste, copy, use, use this, use the, using, input, key in, fill in, provide,
    submit, quote, read out, tell, give
  `,
  complete: `
    verify your email, verify email, verify my email, verify e mail, verify your e mail, verify email address,
    verify your address, verify address, verify account, verify your account, verify my account, verify your identity,
    verify now, verify it's you, verify new email, confirm email, confirm your email, confirm my email,
    confirm e mail, confirm your e mail, confirm email address, confirm your address, confirm address,
    confirm new address, confirm this address, confirm my address, confirm account, confirm your account,
    confirm my account, confirm registration, confirm your registration, confirm my registration,
    confirm subscription, confirm your subscription, confirm my subscription, confirm sign up, confirm your sign up,
    confirm signup, confirm login, confirm sign in, confirm change, confirm the change, confirm new email,
    confirm deletion, confirm account deletion, confirm identity, confirm your identity, confirm password reset,
    confirm it's you, confirm your new email, confirm this email, confirm that this, activate account,
    activate your account, activate my account, activate now, activate your profile, activate profile,
    activate membership, activate your membership, activate card, account activation, validate email,
    validate your email, validate account, validate your account, reset password, reset your password,
    reset my password, reset the password, reset a password, reset it, reset passphrase, password reset link,
    reset link, set password, set your password, set a password, set my password, set a new password,
    set new password, set up your password, set up password, choose a password, choose a new password,
    choose new password, choose your password, create password, create a password, create your password,
    create a new password, create new password, create my password, change password, change your password,
    change my password, new password, recover account, recover your account, recover password, account recovery,
    restore access, regain access, magic link, magic sign in, login link, sign in link, one click sign in,
    one click login, activation link, verification link, confirmation link, accept invitation, accept the invitation,
    accept your invitation, accept invite, accept the invite, accept & join, accept and join, join team,
    join the team, join workspace, join the workspace, join organization, join project, join now, join group,
    view invitation, unlock account, unlock your account, unlock my account, unblock account, approve sign in,
    approve login, approve this sign in, approve device, approve this device, approve request, authorize device,
    authorise device, authorize this device, trust this device, yes it's me, yes it was me, yes that's me,
    this was me, it was me, complete registration, complete your registration, complete sign up, complete signup,
    complete your sign up, complete your account, complete account setup, complete setup, finish signing up,
    finish registration, finish your registration, finish setting up, finish sign up, set up your account,
    set up account, set up my account, claim your account, claim account, yes subscribe me, yes subscribe,
    subscribe me, delete my account, delete account, permanently delete, delete everything, opt in
  `,
  act: `
    verify, confirm, activate, validate, accept, approve, authorize, authorise, unlock, reset, join, continue,
    proceed, complete, finish, get started, set up, yes, allow, enable, go to my account, claim
  `,
  signIn: `
    sign in, signin, log in, login, log on, sign in now, log in now, sign me in, log me in, sign in to, log in to,
    open app, open
  `,
  never: `
    unsubscribe, unsubscribe*, opt out, preferences, email settings, notification settings, manage your,
    manage preferences, manage notifications, manage subscription, settings, view in browser, view online,
    view this email, view it online, in your browser, in a browser, web version, privacy, privacy policy, terms,
    terms of service, help, help center, help centre, support, support team, contact, contact us, contact support,
    faq, faqs, survey, feedback, rate, review, invoice, receipt, track, track your, track order, order, view order,
    your order, my orders, share, follow us, blog, download, learn more, read more, read the, documentation, docs,
    shop, shop now, buy, pricing, see all, see details, view details, facebook, twitter, instagram, linkedin, youtube,
    app store, google play, about us, careers, imprint, home, homepage, website, status page, reply, comment,
    view activity, dashboard, upgrade, renew, pay, pay now, book, add to calendar, rsvp, donate, forward, refer,
    invite friends, update payment, report
  `,
  notMe: `
    wasn't me, was not me, not me, wasn't you, was not you, not you, isn't you, didn't request, did not request,
    didn't ask, did not ask, didn't make, did not make, didn't create, did not create, didn't sign up,
    did not sign up, don't recognize, don't recognise, do not recognise, do not recognize, didn't initiate, decline,
    decline invitation, reject, deny, cancel, cancel request, cancel this, ignore, report abuse, report this,
    secure account, secure your account, secure my account, lock account, lock my account, block, undo, revoke,
    unexpected, someone else, not expecting
  `,
  done: `
    was changed, has been changed, was reset, has been reset, was updated, has been updated, have been updated,
    was successfully, successfully changed, successfully reset, successfully updated, successfully verified,
    successfully confirmed, has been verified, has been confirmed, is now verified, is now active, has been activated,
    was activated, new sign in, new login, signed in from, logged in from, was used to sign in, just signed in,
    was added, has been added, was removed, has been removed, was deleted, has been deleted, is enabled, was enabled,
    has been enabled, was disabled, has been disabled, turned on, turned off, you changed, you've changed,
    you have changed, password changed, thanks for confirming, thank you for confirming, thanks for verifying,
    has accepted, accepted your, joined
  `,
  here: `
    here, click here, tap here, click, tap, click the, press, this link, the link below, link below, following link,
    the following link, below link, link, the button, button below, the button below, button above, follow this link,
    follow the link, open this link, visit, go to, copy and paste, paste this, browser, address bar,
    button doesn't work, button does not work, trouble clicking, having trouble, url
  `,
};
