import type { Cues } from "@/lib/mail/extraction/cues/types";

export const en: Cues = {
  code: `
    verification code, confirmation code, security code, login code, sign in code, access code, activation code,
    authentication code, pairing code, device code, linking code, reset code, recovery code, authorisation code,
    authorization code, one time code, single use code, temporary code, setup code, set up code, registration code,
    deletion code, approval code, unlock code, signing code, validation code, secret code, sms code, email code,
    magic word, confirmation word, secret word,
    code, codes, otp, otps, passcode, one time password, one time pin, onetime password, verification number,
    verification pin, security pin, tac, otc, totp, dynamic password, verification key, verification string,
    authorization number, authorisation number, authentication number, unlock key, unlocking key, single use password,
    single use pin, login key, login number, sign in number, activation key, confirmation pin, login pin, one time key,
    one time token, approval number, recovery word, pairing number, pairing pin, email token, e mail token, one time
    credential, security digits, sign in digits, login digits, verification digits, recovery number, login token, sign
    in token, one off number, one off code, verification token, security token, confirmation token, activation token,
    activation number, secret number, one time number, confirmation digits, unlock pin, reset pin, sign in word, login
    word, verification word, confirmation word, sign in phrase, login phrase, verification phrase, confirmation phrase,
    security phrase, device pin, payment pin, transaction pin, transaction password, one time secret, access pin,
    second factor number, authenticator number, one time digits,
    password for this payment, password for the payment, password for this transaction, password for the
    transaction, password for your payment, password for this operation, payment password, passcode for this
    payment, passcode for your payment, your digits are, your four digits, your six digits, your number to sign in,
    password for this purchase, password for one time use, password for single use, password for one use, one use
    password, one use code, throwaway password, disposable password, single use number, single use key, single use
    token, check number, check digits, control digits, control word, safety word, safety
    number, signing digits, signing number, signing pin, signature pin, signature number, linking key, linking number,
    linking pin, linking digits, link key, pairing key, pairing digits, recovery digits, recovery pin, reset number,
    reset digits, reset token, unlock number, unlock digits, unlocking number, unlocking pin, approval digits,
    approval pin, approval word, release number, release pin, release digits, consent number, consent pin,
    confirmation key, confirmation string, identification pin, identification digits, sign in pin, sign in key, sign
    up number, sign up pin, login string, access digits, access number, access word, authentication pin,
    authentication digits, authentication key, authentication token, authorization pin, authorisation pin,
    authorization digits, authorisation digits, authorization key, authorisation key, validation number, validation
    digits, validation pin, validation key, pairing word, secret digits, secret pin, one time combination, one time
    sequence, one time string, one time word, one time figure, one time figures, single use digits, dynamic pin,
    dynamic key, transaction authentication number, digital signature pin, deletion number, deletion pin, cancellation
    pin, activation pin, activation digits, activation word, enrolment number, enrolment key, set up key, setup key,
    setup pin, set up pin, password for this order, password for this booking, password for this request, password for
    this withdrawal, password for this transfer, password for this sign in, password for this login, password for this
    session, password for this step, password for this change, password for this visit, password for this approval,
    password for today's, pin for this payment, pin for this transaction, pin for this transfer, pin for this sign in,
    pin for this login, passcode for this transaction, passcode for this transfer, passcode for this sign in, passcode
    for this login, number for this payment, number for this transfer, number for this sign in, number for this login,
    digits for this sign in, digits for your sign in, number to confirm your, number to verify your, number to unlock
    your, number to reset your, number to approve, number to authorise, number to authorize,
    code to confirm the payment, code to confirm your payment, code to confirm this payment, code for the payment,
    code for your payment, code for this payment, code for the transfer, code for your transfer, code to approve the
    payment, code to approve your payment, code for your purchase, code to confirm your purchase
  `,
  maybeCode: `
    pin, token, key, temporary password, digits, digit number, number below, numbers below, following number,
    characters, the following, security number, passphrase, login password, security word, magic word, these letters,
    letters below, following letters, these numbers, numbers above, following numbers, combination, this sequence,
    these symbols, secret word, these words, words below, this word, this phrase, these groups, this number, string
    below, unlocking string, secret string, following string, temporary pin, four digits, six digits, eight digits, six
    numbers, four numbers, letters and numbers, number sequence, digit sequence, word below, following word, following
    phrase, codeword, gets you in, lets you in, what stands below, lets you into, is asking for, wants to know, will
    ask for, you will need it, you'll need it, credential, asking for, want to know this, numbers shown below, digits
    below, digits above, digits shown, number shown, characters below, characters above, five digits, seven digits,
    five numbers, eight numbers, five characters, six characters, eight characters, six letters, eight letters, five
    letters, initial password, one time phrase, following digits, following characters, word shown, these characters,
    these digits, what you see below, sequence below, will be asked for this, provisional password, interim password,
    starter password, one off password, identification number, this combination, following combination, combination
    below, these figures, following figures, figures below, figures above, six figures, four figures, this string,
    following key, following pin, key below, pin below, password below, following password, these four, these six,
    these eight, the four below, the six below, nine digits, ten digits, seven characters, four characters, four
    letters, seven letters, group of digits, groups of digits, groups of letters, two groups, three words, four words,
    three words below, four words below, secret below, whatever stands below, what is below, what follows, does the
    trick, will do the trick, is what the, is all you need, is what you need, what it wants, wants this, want this,
    needs this, asks for this, is your way in, number for your payment, number for your transfer, number for your sign
    in, number for your login, first time password, start password, start up password, opening
    password, welcome password, introductory password
  `,
  other: `
    personal access token, personal access tokens, access tokens, api tokens, deploy tokens, token ends in, ends in,
    mime, order, orders, order code, invoice*, receipt, receipts, bill, ticket, case, booking, booking code,
    reservation, reservation code, confirmation number, record locator, pnr, itinerary, tracking, tracking code,
    shipment, parcel, package, delivery, reference, reference code, ref, phone, call, tel, telephone, mobile number,
    fax, hotline, account number, account no, customer number, customer id, member number, membership number, member
    id, employee number, client number, policy number, contract number, model, sku, ends with, ending, card number,
    zip, zip code, postal code, postcode, post code, area code, country code, dial code, promo, promo code, promotion
    code, promotional code, coupon, coupons, coupon code, discount, discounts, discount code, gift, gift code, gift
    card code, referral, referral code, refer a friend, invite code, invitation code, voucher, voucher code, offer
    code, offer, on sale, our sale, sale ends, savings code, checkout, redeem, redemption code, error, errors, error
    code, exit code, failed with code, failed code, closed with code, closed code, exited with code, rejected with
    code, returned code, return code, npm err code, socket closed code, status code, http code, response code, return
    code, reason code, sort code, swift code, bank code, branch code, iban, bic, tax code, tax id, tax number, vat,
    gstin, company number, company no, registration number, registered number, registered in, licence number, license
    number, qr code, barcode, bar code, source code, code of conduct, code review, code reviews, codebase, code base,
    dress code, color code, colour code, colour, color, hex, course code, class code, product code, item code, style
    code, country, port, ip address, build, version, the release, this release, latest release, new release, release
    number, release version, commit, total, subtotal, amount, price, balance, payment of, pull request, issue,
    copyright, street, road, avenue, floor, p o box, po box, meeting id, webinar id, flight, gate, seat, room, points,
    miles, rewards, followers, views, visitors, km, kwh, quantity, qty, article, chapter, no code, low code, vin
    number, license plate, claim number, prescription, serial, transaction id, transaction number, locker, job number,
    request number, request id, incident, meter, ein number, employer identification, federal ein, trace code, track &
    trace, cost code, fault code, patient no, patient number, extension, confirmation no, charity, company
    registration, imei, isbn, invite friends, at the till, invite a friend, invite your friends, lot number, entry
    number, draw number, purchase order, account ending, card ending, case number, file number, student number, staff
    number, customer ref, your ref, application number, order id, subscription id, statement, codes verified, otps
    sent, codes sent, expired codes, top status codes, hand over pin, pickup code, pick up code, collection code,
    locker code, door code, gate code, key box, access code for the door, driver pin, session number, gift number, card
    pin, meeting, conference id, dial in, dial by, case no, order no, invoice no, ticket no, booking no, booking
    reference, booking ref, order ref, our reference, quote reference, quote number, reference number, rma, sku code,
    batch number, batch code, part number, model number, serial number, warranty number, dispatch number, consignment
    number, consignment, waybill, airway bill, tracking id, delivery number, delivery note, docket, job ref, job id,
    run number, run id, pipeline id, error id, trace id, correlation id, session id, user id, customer code, client
    code, supplier code, vendor number, account ref, mandate reference, direct debit reference, payment reference,
    remittance, routing number, card ending in, ending in, last four digits, last 4 digits, loyalty number, loyalty
    card, frequent flyer, membership card, meter reading, meter number, policy no, claim no, claim reference, licence
    plate, number plate, registration plate, student discount, creator code, affiliate code, partner code, gift
    voucher, raffle number, raffle ticket, winning number, queue number, table number, room number, extension number,
    what3words, parcel locker, locker pin, pickup pin, collection pin, gate pin, door pin, alarm code, wifi password,
    wi fi password, dress size, style number, pantone, tariff code, commodity code, hs code, dialling code, ean, upc,
    charity number, charity no, patient id, nhs number, appointment reference, exam number, candidate number, seat
    number, ticket reference, event code, listing id, ad reference, search box, search field, search bar, search for,
    server name, host name, hostname, database name, invoice number, ticket number, flight number, version number,
    complaint number, receipt number, transfer number, project number, plot number, badge number, vehicle number,
    certificate number, document number, protocol number, roll number, donor number, loan number, pitch number, stall
    number, locker number, as the reference, as a reference, as reference, as your reference, payment description,
    message to the recipient, memo field, zone, parking zone, zone code, zone number, charger's number, charger number,
    station number, garden number, candidate, tariff zone, garden plot, plot no, licence code, license code, license
    key, licence key, product key, key number, house key, key fob, game code, friend code, class join code, course
    number, module code, subject code, exam code, room code, building code, staff code, employee code, store code, shop
    code, branch number, dealer code, agent code, agency code, department code, project code, budget code, cost centre,
    cost center, nominal code, gl code, expense code, billing code, procedure code, diagnosis code, icd code, cpt code,
    drug code, airport code, iata code, station code, route code, fare code, train number, coach number, cabin number,
    berth, bay number, unit number, flat number, apartment number, house number, box number, postbox, parcel number,
    parcel code, shipping code, return label, return number, returns number, sample code, example code, machine code,
    source codes, html code, language code, region code, state code, currency code, iso code, mcc code, merchant code,
    merchant id, terminal id, member code, membership code, loyalty code, savings card, reward code, bonus code,
    cashback code, deal code, sale code, shopping code, competition code, contest code, survey code, feedback code,
    access code for the gate, building access code, alarm pin, safe code, safe combination, gate combination, lock
    combination, key safe code, lockbox, lockbox code, lock box code, garage code, front door code, guest wifi, guest
    password, network key, network password, wireless key, wi fi key, wifi key, meeting passcode, meeting password,
    meeting code, meeting pin, conference code, conference pin, conference passcode, webinar passcode, webinar
    password, passcode for the meeting, participant code, participant id, access code for the meeting, dial in number,
    host key, mandate number, mandate no, instruction number, direct debit, standing order, mortgage number, mortgage
    account, loan account, investment number, share number, shareholder number, tax reference, payroll number, national
    insurance number, social security number, passport number, visa number, driving licence number, driver number,
    driver's licence, driver's license, registration mark, chassis number, engine number, frame number, bike number,
    location number, location code, parking location, parking number, parking space, pump number, charge point,
    charging point, bay code, taxi number, bus number, hospital number, medical record number, health card, insurance
    number, insurance id, group number, plan number, prescription number, rx number, referral number, lab number,
    specimen number, appointment number, ticket id, ticket code, case id, case reference, incident number, fault
    number, fault reference, work order, work order number, docket number, permit number, notice number, penalty
    number, fine number, crime reference, reference id, report number, enquiry number, enquiry reference, complaint
    reference, subscriber number, subscriber id, subscription number, customer no, client id, client reference,
    supplier number, vendor id, asset number, asset tag, inventory number, item number, item no, catalogue number,
    catalog number, style no, size code, colour number, paint code, roll no, exam roll, student id, pupil number,
    learner number, library card, card no, donation number, donor id, gift aid, bib number, race number, entry no,
    entrant number, start number, lottery number, winning numbers, voter number, register entry, property number, title
    number, parcel id, listing number, ad number, auction lot, lot no, bid number, the engineer, our engineer, an
    engineer, the technician, our technician, the mechanic, the plumber, the caretaker, the concierge, the usher, the
    steward, your lucky numbers, lottery, jackpot, draw on, find number, lost property, reading reference, voucher
    number, fault e, ballot number, scooter, hold number, form number, form no, litres, liters, gallons, kilos, metres,
    meters of, washing machine, dishwasher, fridge, project no, timesheet, time sheet, api key, api keys, api key id,
    api key name, api token, type:, type :, last four numbers, last 4 numbers, final four digits, final 4 digits,
    ending with, decline code, decline reason code, ifsc code, bic code, ext, student code, parking code, code of the
    product, code of the item, code of the article, code of the course, code of the module, code of the exam, code of
    the event, code of the branch, code of the department, code of the room, code for the product, product codes, item
    codes, course codes, module codes, article code, vendor code, merchant category code, category code, material code,
    part code, catalogue code, catalog code, inventory code, stock code, outlet code, warehouse code, dept code, cost
    centre code, cost center code, job code, position code, occupation code, profession code, personnel code, payroll
    code, payer code, deduction code, absence code, leave code, programme code, program code, degree code, curriculum
    code, qualification code, examination code, paper code, test centre code, exam centre code, centre code, assignment
    code, ucas code, school code, match code, fixture code, tournament code, workshop session code, exam session code,
    parking zone code, parking area code, district code, village code, ward code, municipality code, county code, city
    code, town code, meter point code, contract code, tax office code, tax area code, tax account code, vat code,
    economic activity code, industry code, sic code, naics code, nace code, hsn code, sac code, customs tariff code,
    ledger code, accounting code, fund code, grant code, company registration code, micr code, routing code, transit
    code, institution code, transaction type code, purpose code, payment purpose code, reason for return code, return
    reason code, warranty code, repair code, service request code, symptom code, build code, lot code, shade code,
    model code, engine code, diagnostic trouble code, code for the parking zone, code for the tax office, code for the
    tax year, code of the parking zone, code of the tax office, code of the supplier, code of the exam centre, code of
    the village, code of the station, course with the code, product with the code, item with the code, event with the
    code, module with the code, room with the code, wlan password, wlan key, wireless password, guest wi fi password,
    guest wifi password, guest network password, hotspot password, password for the wi fi, password for the wifi,
    password for the guest network, password for the guest wifi, password for the network, password for the wireless
    network, password of the wi fi, password of the wifi, password of the guest network, password of the network,
    conference password, webinar pin, room passcode, room password, room pin, zoom passcode, host pin, participant pin,
    passcode for the conference, passcode for the webinar, dial in code, attendee code, bridge code, kra pin, taxpayer
    pin, postal pin, postal index pin, delivery area pin, property pin, area pincode, personnel number, module number,
    centre number, store number, parking zone number, subscriber code, subscription code, pupil code, ucas personal
    code, ceeb code, examination entry code, plu code, upc code, mprn code, local authority code, std code, business
    activity code, tariff heading code, trouble code, pnr code, consignment code, donation code, campaign code,
    fundraiser code, icd 10 code, prescription code, rx code, medication code, insurance code
  `,
  promo: `
    discount*, coupon*, voucher*, gift card*, promo code*, flash sale, sale ends, deals, special offer*, exclusive
    offer*, limited time offer, save now, % off, percent off, at checkout, shopping cart, shopping basket, free
    shipping, free delivery, loyalty points, bonus points, prize draw, giveaway*, refer a friend, invite friends,
    cashback, birthday gift, birthday treat, minimum order*, minimum spend, while stocks last, while supplies last,
    redeem*, shop now, new arrivals, bestsellers, raffle, tell your friends, tell a friend, spread the word, both get,
    per friend, your friends get, bring a friend, show this at, at the till, in the basket, in your basket, in your
    cart, off your next, off everything, off all, black friday, clearance, half price, lucky draw, enter to win, reward
    points, store credit, price drop, t&cs apply, terms apply, buy one get one, two for one, money off, extra off, save
    up to, our sale, mid season sale, refer and earn, refer a mate, invite and earn, earn points, double points, gift
    with purchase, flash deal*, deal of the day, deal ends, add to basket, add to bag, add to cart, members get, early
    bird, unlock savings, claim your discount, claim your offer, use it at checkout, apply it at checkout
  `,
  press: `
    newsletter issue, this edition, in this article, read more, keep reading, full article, columnist*, blog post*, our
    readers, statistic*, weekly report, monthly report, weekly summary, weekly digest, monthly summary, on average,
    last month's, compared to last, release notes, changelog*, in this release, bug fixes, bugfix*, build failed, build
    passed, pipeline*, tests failed, tests passed, webinar*, podcast*, workshop*, tips for, study shows, wave of, press
    release, researchers, in this issue, survey shows, according to a study, according to a report, this week in, the
    week in, figures show, year on year, annual report, white paper, case study, read on, embargoed, press office,
    what's new, workflow run, deploy failed, deployment failed, build log, survey, questionnaire, your opinion, your
    feedback, our study, take part, participants, how did we do, rate your, share your experience, live session,
    training session, editor's picks, top stories, from the archive, in the news, opinion piece, guest post, our latest
    post, latest articles, monthly roundup, weekly roundup, by the numbers, your week in, your month in, your year in,
    your stats, delivery rate, success rate, conversion rate, breaking changes, deprecat*, migration guide, patch
    notes, known issues, security advisory, post mortem, postmortem, incident report, unit tests, test suite, coverage
    report, exit status, stack trace, awareness training, phishing simulation, how to spot, spotting scams, open the
    report, full report, see the report, view the report, more than in, fewer than in
  `,
  business: `
    verify*, verification, confirm, confirming, confirmation, authenticate, authentication, authorize, authorise, two
    factor, 2fa, mfa, two step, multi factor, sign in, signin, signing in, login, log in, logging in, log on, logon,
    sign up, signup, signing up, register, registration, password, reset, recover, recovery, identity, security,
    secure, one time, passwordless, account, email address, activate, activation, device, approve, unlock, withdrawal,
    transfer, magic link, passcode, signed in, new browser, new phone, linked devices, pair your, log you in, get back
    in, your identity, inbox is yours, validate, deletion, parent account, invitation, let you in, approving, approve
    the payment, second factor, payee, this inbox, re authenticate, invited you, invites you, has invited, wants you
    on, wants you in, added you to, would like you to join, asked to get into, wrong passwords, user name, username,
    locked your, shut it, is this you, was this you, was it you, e sign, esign, countersign*, e signature, linking,
    link your game, unlocking, deletion request, closing your account, remove your profile, your consent, e mail
    change, changing your e mail, changing your email, change of email, release the payment, release the payout,
    second step, step two, sign in attempt, login attempt, multi step,
    your approval, waiting for approval, awaits approval, to be approved by you, approval of the payment, approval of
    the operation, approval of this, sign the contract, sign the document, sign the agreement, sign your contract, sign
    your document, sign this document, sign electronically, signing the contract, signing the document, electronic
    signature, digital signature, your signature, authorising, authorizing, complete the payment, complete this payment,
    finish the payment, finish this payment, complete the transaction, finish the transaction, complete this
    transaction, complete the operation, release this payment, release your payment, payment is waiting, online card
    payment, another phone, another browser, unknown browser, unrecognised browser, unrecognized browser, unfamiliar
    browser, pair this, link your phone, link this phone, link a phone, link your tv, link this tv, connect your tv,
    connect this tv, locked out, locked after, temporarily locked, has been locked, wrong attempts, failed attempts,
    incorrect attempts, unsuccessful attempts, too many attempts, wrong tries, too many tries, wrong pin, delete your
    profile, deleting your, phone number change, new mobile number, change of phone, change of number, change your phone
    number, change your mobile number, changing your number, changing your phone, new e mail address, new e mail for,
    regain access, restore access, restoring access, restore your access, regaining access, page you left open, you left
    open, window you left, tab you left, still open in your browser, page that is open, window that is open, tab that is
    open, screen you came from, page you came from, prove it's you, prove you are, prove that it's you, it's really you,
    really you, make sure it's you, sure it is you, know it's you, to know it is you,
    from a new computer, on a new computer, from a new laptop, on a new laptop, on a new tablet, pairing request,
    pairing your, start pairing,
    payment is pending your, payment awaits your, payment awaiting your, payments awaiting your, signature request, sign
    your agreement, sign the order, sign this order, sign the lease, sign the form, sign the instruction, sign the
    mandate, signing of the, to be signed, ready to sign, to complete this purchase, to finish this purchase, execute
    the payment, payment can be released, payment will be released once, new recipient, new beneficiary, an online
    purchase, this online purchase, online purchase with your card, internet purchase, an internet payment, online
    payment attempt, purchase attempt, purchase is waiting, verified by visa, mastercard id check, strong customer,
    failed tries, restoring your access, lost access, access back, unblock your, unblocking, link the tv, change your
    number, change your e mail, change your email, page you left, screen you left, window you have open, page you have
    open, tab you have open, window that is still open, page that is still open, page you were on, still have the page
    open, to release the money, release the funds, to carry out the payment, to complete your payment, to finish your
    payment
  `,
  fleeting: `
    expire, expires, expiring, valid for, valid until, is valid, valid only, good for, minutes, one time, single use,
    only be used once, used only once, works once, can be used once, lapse, lapses, runs out, stops working, works
    for, good until, good till, lasts, refused after, will not work after, no longer valid, quarter of an hour, half
    an hour, won't work after, self destruct*, within the hour, just once, once only, time limited, used for one
    visit, one visit only, cannot be reused, can't be reused, visit only, expires on, expires at, only valid, will
    expire, stays valid, remains valid, works until, works only once, works one time, stops working after, stops
    working at, no good after, ten minutes, fifteen minutes, thirty minutes, five minutes, twenty minutes, 24 hours,
    48 hours, within 24 hours, ceases to work, times out, is dead after, good for one, can only be used once, used one
    time, lapses after, expires after, expires within, runs out in, runs out at, good for ten, good until tonight,
    until midnight, until tonight, dies after, dead after, worthless after, useless after, useless afterwards,
    worthless afterwards, void after, short lived, for one use, one use only, single use only, single time, one time
    only, for this one, for this withdrawal, for this payment only, for this sign in only, for this login only, sixty
    minutes, sixty seconds, few minutes
  `,
  secret: `
    don't share, never share, not share, keep it secret, keep this code, anyone, nobody from, will never ask,
    confidential, for you alone, read this number out, nobody at, staff will not, don't forward, never forward, do not
    forward, don't pass, do not pass it, to yourself, never ring you, keep this private, keep it private, keep it
    safe, keep it to yourself, don't give, do not give, don't tell, do not tell, don't show it, do not show it, do not
    reveal, don't reveal, do not disclose, never disclose, never give, will never call, never call you, won't ask for,
    will not ask for, only for you, for your eyes only, not to be shared, must not be shared, shouldn't be shared,
    should not be shared, don't read it out, do not read it, never read it out, don't send it, do not send it, never
    send it, don't post, don't reveal it, never reveal, never tell, never disclose it, tell no one, tell nobody, show
    nobody, show no one, give it to nobody, give it to no one, share it with nobody, share it with no one, with
    nobody, with no one, guard it, not even us, not even to us, not even our staff, not even with us, we never ask, we
    never call, we'll never ask, we will never, we'll never call, our staff never, staff never ask, no employee, none
    of our staff, none of us will, please do not share, don't ever share, avoid sharing this code, sharing this code
    with, don't disclose, do not read it out, don't read this code, do not read this code, read it to anyone, over the
    phone to anyone, share it with anyone, give it to anyone, this code with anyone, never ask you for, would never
    ask, will never request, never request this code, employees will never ask, representatives will never ask,
    support will never ask, bank will never ask, no one from our, anyone who asks for, anyone asking for it, whoever
    asks for it, someone asks for this, even if they claim, even if they say, not even our employees, do not hand it,
    keep the code secret, keep this code private, keep it confidential, forward this code, treat this code like
  `,
  enter: `
    enter, entering, type, paste, copy, use, using, input, key in, fill in, provide, submit, read out, tell,
    give, retype, key this in, pop, put in, put it, put this, put these, punch in, tap in, transcribe, write this,
    write in, write these, dictate, dial, pass on, say, enters, typed, pasting, scan, telling, read it,
    supply, supplying, keying, key it, typing, reply with, text back, read these, read the following, recite,
    submitting, providing, drop it in, drop this in, pop it, copying, prompted for, ask you for, asked for, when asked,
    when prompted, you'll be asked, asks for, insert, here is your, here's your, fill the, input box, input field, text
    field, respond with, is asking for, text box, field labelled, tell the app, reply yes and, keyed, you've typed,
    enter this, enter the, enter it, enter them, type it in, type this in, type these, use it to, use this to, use the
    following, copy this, copy it, paste it into, paste into the, put in this, fill it in, fill this in, enter when, to
    be entered, should be entered, must be entered, needs to be entered, has to be entered, key these in, give this to,
    read this to, say this, confirm with this, sign in with this, log in with this, verify with this, reply with this,
    have it ready, sent to complete, go back to the app and, return to the app and, return to the page, back on the
    page, on the next screen, on the login screen, on the sign in page,
    type that, put that, enter that, fill that in, type them, put them, fill in these, just type, enter
    both, copy that, fill it into, punch it in, key that in, write it in, write that in, enters it,
    goes in the box, goes into the box, goes in the field, goes into the field, belongs in the box, belongs in the
    field, type into the, put into the, into the box, into the form, in the empty box, in the empty field,
    been entered, is entered, are entered, be entered, was entered, been typed, is typed, are typed, entered by you,
    been keyed, is requested, are requested, is asked for, are asked for, be asked for, will be asked for, asks you
    for, asks you to give, asking you for, ask you to give, ask you to enter, wants you to enter, wants you to type,
    will want it, will want this, wants it, will request, the app wants, the page wants, the site wants, the screen
    wants, the box wants, the form wants, the launcher wants, the game wants, the system wants, the device wants, the
    system needs, the app needs, the site needs, the page needs, the form needs, the device needs, the server needs,
    is needed by, you need to enter, you need to type, need to key, state your, state this, state it, text it back,
    reply just, reply only with, answer with, key it in, key this into, keys in, tap it in, tap this in, tap these in,
    tap out, punch this in, punch these in, drop it into, drop this into, drop these, just drop, just paste, paste in,
    paste them, paste these, paste that, copy across, copy over, copy these, copy them, copying over, type out, type
    across, retyping, transfer this into, fill out with, fills in, write it, write them, note this in, inserting,
    insert this, insert it, submit this, submit it, supply this, supply it, supplied with, provide this, provide it,
    give this, give them, give it to our, give our agent, give the agent, give the caller, tell our agent, tell the
    agent, tell our adviser, tell the caller, tell the assistant, read it to, read it back, read this back, read back,
    read them, read out this, spell out, spell it, speak it, say it, show it on, hold this up, have ready, have it to
    hand, have this ready, keep it ready, keep this ready, keep it handy, keep handy, acknowledge it with, acknowledge
    with, confirm with, confirm it with, confirm this with, confirm that with, confirm by typing, confirm by entering,
    confirm the payment with, confirm your payment with, confirm the transfer with, confirm your sign in with, confirm
    your address with, confirmed with, verify it with, verify this with, prove it with, prove it's you with, prove who
    you are with, approve it with, approve this with, approve with, approve the payment with, approve your payment
    with, approved with, authorise it with, authorize it with, authorise with, authorize with, authorise this with,
    authorize this with, authorise the payment with, authorize the payment with, sign it with, sign with, sign off
    with, sign it off with, sign this off with, sign it off, countersign with, unlock with, unlock it with, unlock
    your card with, unlock your account with, unlock your phone with, unblock it with, unblock with, release it with,
    release with, releases the, give it with, give your consent with, consent with, activate with, activate it with,
    activate your card with, log in using, sign in using, get in with, get back in with, come back in with, finish
    with, finish off with, complete it with, complete this with, belongs there, belongs here, goes there, goes in
    there, goes in here, goes here, in the blank, in the blank field, in the space provided, in the empty, in the
    prompt, at the prompt, in the pop up, in the popup, in the first box, in the boxes, on the keypad, on the number
    pad, into the cash machine, into the app, into the window, into the page, on the form, on entry of, entry of, the
    input of, on input of, upon entering, upon entry, punching in, keying in, tapping in, popping in, dropping in,
    filling in, reading out, reading it out, dictating, replying with, answering with, inputting, by sending, by
    reading, by giving, by telling, by entering, by typing, type in, input this, has been typed into, has been
    entered, have typed, have entered, have keyed, once you type, once you enter, until you enter, until you type,
    unless you enter, if you enter, if you type, when you enter, when you type, after you enter, after entering,
    before entering, authorised with, authorized with, is approved with, is confirmed with, is signed with, is
    released with, is unlocked with, unlocks with, unlocks by, been dialled, been dialed,
    has been dialled, has been dialed, has been keyed, been punched in, been read out, wants to hear,
    would like to hear,
    key the code, key the digits, key the number, punch the code, punch the digits, punch the number, tap the code, tap
    the digits, tap these digits, slot it in, slot this in, write the digits, write the number in, send back the code,
    send back these, send us the code, send us the digits, reply to this email with, reply to this e mail with, reply to
    this mail with, reply to this message with, answer this email with, answer this message with, answer just, quote it
    to, quote this to our, quote these digits, name the digits, name the code, name these digits, name it to our, speak
    the digits, speak the code, speak these, relay it to, relay this to, relay these, repeat it to, repeat the digits,
    repeat these to, hand it to our agent, pass it to our, pass this to our, pass these to, let our agent have, let the
    agent have, let our adviser have, let the operator have, agent will ask, adviser will ask, advisor will ask,
    operator will ask, select the digits, select these digits, select the matching, pick the digits, choose the digits,
    choose the matching number, tap the matching, press the digits, press these digits, press the keys, continue with
    this, continue with the code, continue with the digits, continue with these, carry on with this, carry on with
    these, proceed with this code, proceed with these digits, sign the document with, sign the contract with, sign the
    agreement with, sign the order with, sign your contract with, sign your document with, seal it with, sign this with,
    complete the payment with, complete the transfer with, complete the sign in with, complete your sign in with,
    complete the login with, complete the change with, finish signing in with, finish logging in with, finish the
    payment with, finish the transfer with, finish it with, finish this with, confirm the change with, confirm the
    request with, confirm the device with, confirm the sign in with, confirm the transaction with, confirm the operation
    with, confirm the login with, confirm your number with, approve the transfer with, approve the transaction with,
    approve the sign in with, approve the operation with, authorise the transfer with, authorize the transfer with,
    authorise the transaction with, authorize the transaction with, release the payment with, release the transfer with,
    unlock the device with, unlock the app with, unlock your vault with, unlock the account with, unlock the card with,
    unlock the phone with, unlock your device with, unlock access with, pair with this, pair it with this, to be copied,
    to be pasted,
    press the numbers, press these numbers, choose these digits, choose the number that, choose the same number, select
    the number that, pick the number that, pick the matching number, tap the number that, turn the dials, turn the
    wheels, set the dials to, send us this, send us these, send the digits, send these digits, quote it, quote this,
    quote these, quote the digits, quoting it, quoting this, read to our, read the digits, read the number to, read this
    number, show these digits, shown to our, proceed with this, proceed with these, go ahead with these, finish the
    purchase with, finish the sign in with, complete the purchase with, release the order with, approve the purchase
    with, approve the order with, authorise the purchase with, authorize the purchase with, confirm the purchase with,
    confirm the order with, confirm your purchase with, name these, name this number, name the number, answer it with,
    match the number, text these, speak this, jot this into, transferred into the, copied into, pasted into, is pasted,
    be pasted, been pasted, be submitted with, hand it to our, hand this to our, relay it, by dialling, by dialing, by
    saying, fill out the box, send back the digits, send back this number, send back the number, send this number back
  `,
  complete: `
    verify your email, verify email, verify my email, verify e mail, verify your e mail, verify your address, verify
    address, verify account, verify your account, verify my account, verify your identity, verify now, verify it's you,
    verify new email, confirm email, confirm your email, confirm my email, confirm e mail, confirm your e mail, confirm
    your address, confirm address, confirm new address, confirm this address, confirm my address, confirm account,
    confirm your account, confirm my account, confirm registration, confirm your registration, confirm my registration,
    confirm subscription, confirm your subscription, confirm my subscription, confirm sign up, confirm your sign up,
    confirm signup, confirm login, confirm sign in, confirm change, confirm the change, confirm new email, confirm
    deletion, confirm identity, confirm your identity, confirm password reset, confirm it's you, confirm your new
    email, confirm this email, confirm that this, activate account, activate your account, activate my account,
    activate now, activate your profile, activate profile, activate membership, activate your membership, activate
    card, account activation, validate email, validate your email, validate account, validate your account, reset
    password, reset your password, reset my password, reset the password, reset a password, reset it, reset passphrase,
    reset link, set password, set your password, set a password, set my password, set up your password, set up
    password, choose a password, choose your password, create password, create a password, create your password, create
    my password, change password, change your password, change my password, new password, recover account, recover your
    account, recover password, account recovery, restore access, regain access, magic link, magic sign in, login link,
    sign in link, one click sign in, one click login, activation link, verification link, confirmation link, accept
    invitation, accept the invitation, accept your invitation, accept invite, accept the invite, accept & join, accept
    and join, join team, join the team, join workspace, join the workspace, join organization, join project, join now,
    join group, view invitation, unlock account, unlock your account, unlock my account, unblock account, approve sign
    in, approve login, approve this sign in, approve device, approve this device, approve request, authorize device,
    authorise device, authorize this device, trust this device, yes that's me, this was me, it was me, complete
    registration, complete your registration, complete sign up, complete signup, complete your sign up, complete your
    account, complete account setup, complete setup, finish signing up, finish registration, finish your registration,
    finish setting up, finish sign up, set up your account, set up account, set up my account, claim your account,
    claim account, yes subscribe, subscribe me, delete my account, delete account, permanently delete, delete
    everything, opt in, trust device, approve the sign in, approve the request, let me in, it's me, that was me, yes i
    want, sign me up, add me, count me in, put me on the list, put you on the list, activate your online, activation
    page, enter the app, one click link, one time link, pick a password, finish your account, finish creating your
    account, complete your profile setup, verify this email, verify your new email, confirm your new account, keep my
    account, take me to my account, confirm and activate, confirm this action, confirm the action, confirm this
    request, confirm your request, confirm my request, switch on my, switch it on, this is my address, that's my
    address, this address is mine, this is me, prove it, prove you, confirm ownership, as you say so, yes please, yes
    send, yes delete, yes change, yes confirm, give your permission, give your consent, grant permission, allow sign
    in, allow access, allow login, let it in, wake up my, reactivate*, hop in, open my account, open your account,
    you're in, unlock my, lift the lock, pick a new, pick a fresh, choose a new, create a new password, set a new, set
    your pin, delete my, erase everything, erase my, remove my account, for good, join the group, join the class, join
    the family, join the community, become a member, accept your place, claim your spot, link this device, pair my,
    pair device, validate my, validate address, switch my address, keep this address, approve this, approve export,
    approve transfer, approve payment, finish joining, finish creating, complete your application, start my
    subscription, i'm in, i'd like to receive, double opt in, address is yours, inbox is yours, one click and, that's
    me, go live, you've clicked on, you have clicked on, once you click, hear from the owner, owner of this inbox, can
    be undone only, yes keep, yes approve, by clicking on, only after you click, close my account, once you've clicked,
    complete my registration, use this address, this is mine, yes it was me, yes that was me, take your place, that's
    right it's me, yes use it, erase me, opens it again, open it again, let me back in, lets you back in, choose your
    own password, choose another password, pick another password, choose a pin, way in, to agree, to give permission, i
    agree, i accept, opens your account, get me in, hop aboard, join them, take up the invitation, see invitation, see
    the invitation, open invitation, open the invitation, go to the group, enter the group, join up, yes i'm in, yes
    i'm coming, belongs to you, we need your yes, we need your ok, give us the go ahead, sign me straight in, log me
    straight in, straight into your account, back into your account, set up yours, release my account, lift the block,
    wake your account, bring back my account, approve it, let this device in, confirm my new, confirm your change,
    confirm email change, confirm the email, confirm the address, confirm that it's you, confirm it was you, confirm it
    is you, confirm your device, confirm this device, confirm new device, confirm this sign in, confirm this login,
    confirm your login, confirm your sign in, confirm transfer, confirm withdrawal, confirm payment, confirm account
    deletion, confirm closure, confirm closing, confirm unlock, confirm cancellation of your account, verify device,
    verify this device, verify my device, verify login, verify sign in, verify my address, verify this address, verify
    your inbox, verify new address, verify ownership, verify my identity, verify your new address, validate your
    address, validate my email, validate this address, activate your card, activate my card, activate my profile,
    activate access, activate your access, activate my membership, activate subscription, activate your licence,
    activate your license, activate your new, finish logging in, finish signing in, complete sign in, complete login,
    complete your login, complete your sign in, complete verification, complete your verification, complete activation,
    complete your enrolment, complete enrolment, complete your profile, finish registering, finish your sign up, finish
    your signup, finish account setup, start setting up, sign in instantly, sign in automatically, sign in without a
    password, log in without a password, passwordless sign in, continue in the browser, continue in your browser,
    continue in browser, continue to your account, continue signing in, continue to sign in, set new password, set a
    new password, choose new password, make a new password, create new password, create a pin, set up my password,
    renew your password, update your password, update password, update my password, replace your password, recover my
    account, recover access, get back into your account, get back into my account, get your account back, restore my
    account, restore your account, keep my account open, release the lock, unfreeze my, unfreeze your, unblock my,
    unblock your, reopen my account, accept the request, accept this invite, accept your invite, accept and continue,
    accept and create, accept and set, view the invite, open the invite, see the invite, join as, join the project,
    join the board, join the household, join the club, join my, join your team, join your new team, join your class,
    join your organisation, join your organization, allow this device, allow this sign in, allow this login, yes allow,
    yes let, yes it's me, yes it is me, yes this is me, yes that is me, it is me, yes i do, yes add me, yes sign me up,
    yes keep me, keep me subscribed, keep me on the list, start my membership, opt me in, delete my data, delete my
    profile, delete the account, close the account, close your account, yes close, permanently close, erase my account,
    proceed with deletion, go ahead and delete, approve this login, approve the login, approve new device, approve the
    transfer, approve the change, approve change, approve this change, personal link, private link,
    secure link, single use link, password link, invitation link, recovery link, unlock link, deletion link,
    give my permission, give permission, become her emergency contact, become his emergency contact, become their
    emergency contact, accept the invitation here, confirm here, activate here, verify here, unlock here, reset here,
    restore here, approve here, accept here, have confirmed your, you've confirmed your address, you confirm your
    address, you confirm your email, you have verified your, have verified your email, once you confirm, once you
    verify, once you have confirmed, once you've confirmed, once you have verified, once you've verified, once you
    accept, once you have accepted, once you've accepted, once you have set, once you've set, as soon as you confirm,
    as soon as you accept, as soon as you have confirmed, as soon as you've confirmed, as soon as you approve, as soon
    as you verify, apply the change, apply this change, apply change, make the change, go ahead with the change, carry
    out the change, approve the new address, use the new address, switch to the new address, switch to this address,
    confirm address change, confirm your phone, confirm phone number, confirm your number, verify your phone, verify
    phone, verify your number, remove me for good, remove my profile, remove my data, remove my details, wipe my, wipe
    everything, wipe my account, wipe my data, close my profile, shut my account, shut down my account, delete
    forever, delete permanently, yes remove, yes wipe, make up a new one, make up a new password, make a new one, pick
    a new one, choose a new one, choose a new password, set a new one, create a new one, set up a password, set your
    passcode, choose your passcode, create a passcode, set up a pin, choose your pin, create your pin, set my pin,
    create your login, set up your login, set your login details, choose your login, yes send me, yes i'd like, yes i
    would like, yes start, yes join, yes activate, yes verify, yes unlock, yes approve it, yes that's my, send me the
    letter, send me the newsletter, start sending, start receiving, start my newsletter, confirm newsletter, confirm
    your newsletter, confirm my place, confirm your place on the list, allow the sign in, allow the login, let this
    sign in, let me through, let them in, let the device, recognise this device, recognize this device, register this
    device, register my device, add this device, add device, remember this device, connect this device, connect my
    account, connect your account, connect account, link account, link my account, link your account, link accounts,
    confirm the link, confirm pairing, pair this device, pair your device, pair my device, pair now, approve the
    connection, approve access, approve transaction, approve withdrawal, approve the withdrawal, approve the order,
    release payment, release the payment, release the order, authorise payment, authorize payment, authorise this,
    authorize this, authorise access, authorize access, grant access, give access, grant consent, provide consent, i
    give my consent, yes i consent, confirm your
    signature, remove the lock, remove the block, lift the hold, unlock access, unlock your profile, get access again,
    regain entry, restore my access, restore your access, recover my access, get back in, let yourself back in, back
    in with one click, sign in with this link, sign in with one click, log in with one click, log in with this link,
    one tap sign in, sign in directly, log in directly, log in instantly, instant sign in, instant login, automatic
    sign in, finish your profile, finish setup, finish set up, finish your setup, finish activating, finish
    activation, finish verifying, finish verification, finish confirming, finish enrolling, finish enrolment, finish
    opening, complete enrollment, complete your enrollment, complete joining, complete your membership, complete your
    set up, complete your setup, complete email verification, complete the change, complete deletion, complete the
    deletion, complete account deletion, verify and continue, verify and activate, verify and sign in, verify to
    continue, confirm and continue, confirm to continue, confirm and join, confirm and close, confirm and delete,
    confirm closing my, accept the role, accept role, accept access, accept the share, accept share, accept
    membership, accept the offer of access, accept invitation to, take up your invitation, take up your place, respond
    to the invitation, join your household, join family, join this family, join this team, join the organisation, join
    the organization, join organisation, join the channel, join the server, join the space, join space, join the room
    as, become part of the team, keep the account, keep your account, keep account, keep my profile, keep it open,
    don't delete my account, do not delete my account, open it up again, open up again, open it up, unlock it, unlock
    again, undo the lock, that's correct, yes that's correct, permit, permit access, permit sign in, agree and
    continue, agree and sign, i agree to, accept and sign, accept terms and continue, set your account password, set an
    account password, choose your account password, choose an account password, create your account password, set a
    password for your account, choose a password for your account, let us know this address is yours, let us know
    this address is really yours, let us know that this address is yours, let us know it's you, let us know it's really
    you, let us know that it's you, tell us it's really you, tell us that it's you
  `,
  act: `
    verify, confirm, activate, validate, accept, approve, authorize, authorise, unlock, reset, join, continue, proceed,
    complete, finish, set up, yes, allow, enable, go to my account, claim, let me, get in, accepts,
    consent, connect, pair, switch on, reactivate, restore, prove, that's right, grant, join in, reopen*,
    one more step, one last step, last step, almost there, almost done, nearly there, nearly done, not finished,
    finishing touch, go on, carry on, next step, confirming, keep going, one click away,
    one tap away, one step away, one step left, one thing left, final step, just one more, almost finished, you're
    almost, you are almost, you're nearly, nearly finished, not quite finished, apply the change, carry out the
    change, save the change, sign now, give consent, finalise, finalize
  `,
  signIn: `
    sign in, signin, log in, login, log on, sign me in, log me in, open, go to sign in, go to login, take me in, open
    your dashboard, sign back in, log back in,
    get started, let's get started, start now, start here, let's go
  `,
  never: `
    unsubscribe*, opt out, preferences, manage your, manage notifications, manage subscription, settings, view in
    browser, view online, view this email, view it online, web version, privacy, terms, help, support, contact, faq,
    faqs, survey, feedback, rate, review, invoice, receipt, track, view order, your order, my orders, follow us, blog,
    download, learn more, read more, read the, documentation, docs, shop, buy, pricing, see all, see details, view
    details, facebook, twitter, instagram, linkedin, youtube, app store, google play, about us, careers, imprint, home,
    homepage, status page, reply, comment, view activity, dashboard, upgrade, renew, pay, add to calendar, rsvp,
    donate, forward, refer, invite friends, update payment, report, book now, book a, book your, share this on, share
    this with friends, share this with a friend, share this post, share this article, share this newsletter, share this
    email, share this page, share your, share with, share on, share it on, share it with friends, share it with a
    friend, taken off, take me off, take you off, don't ask me again, no more of these, leave this list, your orders,
    order status, order details, order now, order online, rerun, log file, manage booking, my booking, read on, read
    this, release notes, changelog, view statement, start exploring, browse, see more, show more, view invoice, view
    receipt, view report, see the log, find out more, manage plan, directions, reschedule, tell us how, how did we do,
    rate your, rate us, start shopping, get in touch, call us, stop these emails, ready to view, your statement, what
    we send you, change what, what you receive, what you get from us, how often, can't make it, can't come, change
    booking, cancel booking, opt out of, email settings, notification settings, communication preferences, update your
    preferences, update preferences, change your preferences, manage preferences, manage my, mute this, mute thread,
    snooze, leave this group, leave the list, stop receiving, unfollow, view as a web page, see it online, read online,
    open in browser, track your, track my, track this, where is my, delivery status, change delivery, view your bill,
    pay now, pay your bill, pay online, view bill, download receipt, download invoice, download the app, get the app,
    open the report, full report, see the report, see your stats, view stats, watch now, listen now, read the story,
    read the post, read the article, continue reading, take the survey, start the survey, share your thoughts, leave a
    review, write a review, leave feedback, give feedback, contact support, contact us, visit the help, help centre,
    knowledge base, see what's new, see all activity, check activity, review activity, view log, view logs, view build,
    view run, view the pull, view on, reply to, join the conversation, shop the, see the collection, explore the,
    discover, claim offer, claim your discount, claim your reward, claim reward, get the deal, use the discount, add to
    my calendar, accept cookies, legal notice, report spam, report phishing, confirm attendance, confirm your
    attendance, confirm booking, confirm your booking, confirm order, confirm your order, confirm appointment, confirm
    your appointment, confirm delivery, confirm receipt, confirm your delivery address, complete your purchase,
    complete your order, complete the survey, complete checkout, complete your checkout, finish your order, verify your
    purchase, view in your browser, view in a browser, view it in your browser, view it in a browser, view this email
    in, view this mail in, view this message in, view email in, open in your browser, open in a browser, open it in
    your browser, read in your browser, read it in your browser, see it in your browser, see this email in, read this
    email in, view the email in, browser version, continue the conversation, continue conversation, join meeting, join
    the meeting, join call, join the call, join video, join zoom, my account, open task, view task, see the comment, go
    to the comment, view comment, try it now, try now, go to my application, update card, update your card, continue
    with pro, continue the lesson, continue learning, back to the lesson, visit the forum, visit forum, view message,
    read the message, see message, open chat, view your token, see the photos, view photos, view certificate, see my
    certificate, download csv, download your, see results, view results, go to dashboard, our website, visit website,
    visit our website, view website, go to website, go to our website, see our website, comments on this, all comments,
    view comments, see comments, view the comment, reply to this comment, new comment, comment on, trash it, spam it,
    moderate, moderation, waiting for your approval, awaiting moderation, view the assignment, view the topic, view
    topic, view the post, view the newest post, newest post, view the course, view the event, view the page, view the
    ticket, view the issue, view the task, view the document, view the thread, view the changes, view the discussion,
    unsubscribe topic, boarding pass*, show boarding pass, get the pdf, download pdf, download the pdf, view pdf, view
    the pdf, open the pdf, open pdf, get pdf, questionnaire, to the questionnaire, take the questionnaire, start
    questionnaire, follow it, follow your parcel, follow my parcel, follow your order, follow your delivery, follow my
    delivery, check in online, check in now, view booking, see booking, see my booking, see your booking, view
    reservation, manage reservation, change reservation, cancel reservation, modify booking, modify reservation, view
    ticket, view tickets, my tickets, download tickets, download ticket, get tickets, add to wallet, add to apple
    wallet, add to google wallet, google calendar, outlook calendar, add to outlook, ical, save the date, get
    directions, see map, view map, view on map, open map, find us, find a store, store locator, find a branch, our
    stores, new in, view all, view more, view deals, see deals, see offers, view offers, see the offer, view offer, get
    offer, grab the deal, grab yours, start saving, wish list, wishlist, buy again, reorder, order again, return an
    item, start a return, refund, raise a ticket, ask a question, need help, help me, help hub, chat with us, talk to
    us, live chat, message us, write to us, email us, our community, visit the community, view profile, edit profile,
    update profile, see your profile, watch video, watch the video, watch the replay, watch replay, read blog, read our
    blog, read the blog, read the news, read the full, full story, see the story, see full, view full, view summary,
    see summary, view activity log, account activity, recent activity, login history, sign in history, view sessions,
    review devices, manage devices, see your devices, your devices, spending report, view transactions, see
    transactions, view transaction, transaction history, payment history, billing history, billing settings, manage
    billing, payment method, payment details, update billing, change plan, compare plans, upgrade plan, go premium, go
    pro, view terms, cookie policy, accessibility, modern slavery, sitemap, jobs, vacancies, donate now, make a
    donation, recommend us, tell a friend, share now, tweet, pause emails, fewer emails, email less, email frequency,
    alert settings, manage alerts, stop alerts, display in browser, view this message online, email not displaying,
    trouble viewing this, can't see this email, manage delivery, extend subscription, apply today, redeem voucher,
    redeem now, use my code, book an appointment
  `,
  notMe: `
    wasn't me, not me, wasn't you, not you, isn't you, didn't request, did not request, didn't ask, did not ask, didn't
    make, did not make, didn't create, did not create, didn't sign up, did not sign up, don't recognize, don't
    recognise, do not recognise, do not recognize, didn't initiate, decline, reject, deny, cancel, ignore, report abuse,
    report this, secure account, secure your account, secure my account, lock account, lock my account, block, undo,
    revoke, unexpected, not expecting, leave it be, nothing to do, you may delete, do nothing, wrong person, never heard
    of, turn down, nobody in your, not your, turn it down, no that, not been you, if not contact, if that wasn't,
    weren't you, if this was you, not requested, nothing else to do, don't need to do anything, no action, bin this,
    disregard, changed your mind, wrong address, by mistake, rather not, nobody asked, not interested, leave it, you
    needn't do anything, you need not do anything, you can ignore, to refuse, refuse, someone else typed, if it was not,
    if it wasn't, no thanks, no thank you, not expecting this, if this isn't, if that's not, not made by you, wasn't by
    you, it wasn't me, that wasn't me, this wasn't me, no it wasn't, no it's not me, this is not me, not my account, i
    didn't, i did not, don't know anything about, know nothing about, you haven't requested, you have not requested,
    haven't asked, have not asked, haven't signed up, no further action, nothing will happen, nothing will change,
    nothing changes, simply ignore, just ignore, safely ignore, please ignore, can be ignored, delete this email, delete
    this message, throw this away, in error, mistyped, somebody typed, change my mind, keep my old, let us know at once,
    tell us straight away, call us immediately, freeze my card, freeze the card, stop this payment, stop the transfer,
    stop this, if someone else, someone else may, someone else might, someone else entered, someone else has your,
    someone else is trying, someone else tried, if somebody else, somebody else typed, did not recently, didn't
    recently, did not perform, didn't perform, if you did not do this, if you didn't do this, not trying to log in, not
    trying to sign in, weren't trying, were not trying, not attempting to, didn't do this, did not do this, don't
    recognize this, don't recognize the, do not recognize the, don't recognise the, not you who, did not start, didn't
    start, did not try, didn't try, did not trigger, didn't trigger, did not order this, didn't order this, did not
    change, didn't change, did not open, didn't open, did not authorise, did not authorize, didn't authorise, didn't
    authorize, did not approve, didn't approve, did not register, didn't register, did not subscribe, didn't subscribe,
    did not apply, didn't apply, have not tried, haven't tried, have not started, haven't started, have not made,
    haven't made, haven't done this, have not done this, you weren't expecting, weren't expecting, were not expecting,
    not from you, wasn't from you, was not from you, come from you, not by you, not your doing, without your knowledge,
    looks unfamiliar, doesn't ring a bell, rings no bell, means nothing to you, no idea what this, makes no sense to
    you, news to you, never signed up, never asked, never requested, never registered, never heard from us, nothing of
    this, nothing about this, no need to reply, no need to respond, no need to act, no need to do anything, you don't
    have to do, you do not have to do, then do nothing, simply delete, just delete, forget this, forget it, forget about
    this, throw it away, ignore it, ignore them, an impostor, imposter, intruder, a stranger, someone is trying, someone
    may be, someone might be, someone could be, someone has your, change your password at once, change your password
    immediately, change your password right away, change your password straight, call us at once, call us straight, call
    us right, ring us at once, tell us at once, tell us immediately, let us know immediately, let us know straight,
    alert us, contact us at once, contact us immediately, don't know this account, do not know this account, don't know
    this device, isn't yours, is not yours, aren't yours, doesn't belong to you, does not belong to you, don't remember
    requesting, somebody else may, didn't log in, did not log in, didn't sign in, did not sign in, unrecogni* activity,
    if this is incorrect, if that is incorrect, if this is a mistake, believe this is a mistake, think this is a
    mistake, believe this is an error, remove my address, disable your account, freeze your account, lock your account,
    remove your email address, remove your e mail address, recommend changing your password, recommend you change your
    password, change your password as soon, report suspicious activity, let us know, please tell us, review your recent
    activity, review your activity, sign out of all devices, contact us right away, revert this change
  `,
  done: `
    was changed, has been changed, was reset, has been reset, was updated, has been updated, have been updated, was
    successfully, successfully changed, successfully reset, successfully updated, successfully verified, successfully
    confirmed, has been verified, has been confirmed, is now verified, is now active, has been activated, was
    activated, new sign in to, new sign in from, new sign in on, new sign in detected, new sign in alert, new login to,
    new login from, new login on, new login detected, new login alert, signed in from, logged in from, was used to sign
    in, just signed in, was added, has been added, was removed, has been removed, was deleted, has been deleted, is
    enabled, was enabled, has been enabled, was disabled, has been disabled, turned on, turned off, you changed, you've
    changed, you have changed, password changed, thanks for confirming, thank you for confirming, thanks for verifying,
    has accepted, accepted your, joined, have been signed out, your password has been, we have changed, we've changed,
    passed verification, have been verified, you're verified, is verified, account is active, address is confirmed,
    email is confirmed, account is confirmed, all done, you're all set, we noticed a new, has been linked, has been
    closed, you joined, was approved, has been approved, has been unlocked, has been passed, if you did this, if you
    made this change, already verified, already confirmed, has signed in, signed in to your account from, was
    successful, were changed, were updated, is confirmed, is complete, is now complete, already done, no further steps,
    thank you for verifying, thanks for joining, you've joined, has joined, took effect, we've updated, we have
    updated, we updated, we've removed, we have removed, we've closed, we have closed, was linked, was deactivated, was
    recently changed, recently changed, you updated, you've updated, is being changed, a sign in to your account, sign
    in from new location, sign in from a new, accessed from a new, was just logged into, logged into from, new token
    has been, was recently added, we have received your order, we have received your payment, we have received your
    application, we have received your message, we have received your booking, we've received your order, we've
    received your payment, we've received your message, we've received your application, we've received your booking,
    you've been unsubscribed, you have been unsubscribed, you have unsubscribed, you've unsubscribed, you are now
    unsubscribed, you're now unsubscribed, successfully unsubscribed, been removed from the list, been removed from
    our, your cancellation is effective, subscription is cancelled, subscription has been cancelled, subscription has
    been canceled, you will no longer receive
  `,
  here: `
    here, click, tap, press, link, the button, button below, button above, visit, go to, copy and paste, paste this,
    browser, address bar, button doesn't work, button does not work, trouble clicking, having trouble, url, this page,
    this button, paste it, below this, at this address, open it, page below, link below, following link, following
    page, address below, follow, open this, head to, this opens, this address, the address, open the page, following
    address, tap here, press here, use this link, use the link, follow this link, follow the link, the link below, this
    link, link above, paste the following, copy the following, copy this address, copy this link, paste this link, open
    the link, open this link, this web address, web address, the button does nothing, button won't work, can't see the
    button, cannot see the button, if the button
  `,
  onSite: `
    parcel*, package*, shipment*, delivery*, courier*, driver, locker*, pick up*, pickup*, collect it, collect your,
    collection point, counter*, box office, front desk, reception desk, reception, front door, door code, the door,
    the gate, gate code*, gate number*, gate opens, your gate, at gate, gate pin, gates, barrier*, entrance*, lobby,
    key box, key safe, wifi, wi fi, guest network, check in desk, appointment*, booking*, reservation*, ticket*,
    queue*, your table, boarding, parking, rider, kiosk*, cloakroom, meeting id, meeting number, conference id,
    webinar id, dial in number*, meeting code, meeting pin, meeting passcode, meeting password, meeting link, join the
    meeting, join your meeting, join this meeting, join a meeting, join meeting, joining the meeting, zoom meeting*,
    zoom call*, zoom link, zoom session*, teams meeting*, teams call*, google meet, webex meeting*, webinar*, video
    call*, video meeting*, video conference*, videoconference*, video conferencing, video consultation*, video visit*,
    conference call*, conference number*, conference code, conference pin, conference room*, conference bridge,
    meeting room*, meeting invitation*, meeting invite*, calendar invitation*, calendar invite*, dial in, dial ins,
    dialling in, dialing in, dial into, call in number*, join by phone, join by telephone, join by video, join the
    call, join the session, participant pin, participant id, participant code, participant number, attendee pin,
    attendee id, attendee code, attendee number, host pin, host key, online meeting*, virtual meeting*, phone
    conference*, telephone conference*, audio conference*, waiting room, doorbell*, door entry, door keypad, keypad at
    the, keypad by the, keypad next to, entry door, entry phone, entryphone*, building entry, main door, side door,
    apartment door, flat door, room door, door lock*, garage*, car park, car parks, carpark*, intercom*, stairwell*,
    staircase*, hallway*, the lift, lift code, elevator*, lockbox*, lock box, lock boxes, keybox*, key boxes,
    keysafe*, key safes, key cabinet*, key collection, combination lock*, lock combination, padlock code, padlock
    combination, the padlock on, padlock on the, bike lock*, bicycle lock*, wardrobe*, coat check, changing room*,
    bike shed*, bicycle shed*, bike store, bike storage, bike room, cycle store, storage unit*, storage room*, alarm
    code, alarm system*, alarm panel*, alarm keypad, burglar alarm*, intruder alarm*, disarm*, set the alarm, turn off
    the alarm, switch off the alarm, room safe, hotel safe, safe code, safe combination, the safe in the, the safe in
    your, safe deposit*, turnstile*, revolving door, charging station*, charging point*, charge point*, ev charger*,
    vending machine*, pay station*, payment machine*, self service terminal*, self service machine*, self service
    checkout*, self checkout*, photocopier*, copy machine*, copying machine*, print release, laundry room, washing
    machine*, hotel room*, room number*, collection code, ready for collection, ready to collect, collect the order,
    collect the item*, collecting your, click and collect, drop off point*, drop point*, to your door, at your door,
    doorstep*, deliver to your, delivered to your, post office, postman, postwoman, mail carrier*, handover, hand over
    the goods, hand over the order, hand over the keys, waiting number*, window number, cash desk*, cash register*,
    cashier*, bank teller*, at the till, till number, receptionist*, front office, information desk, conductor*, board
    the, doorman, concierge, security guard*, security desk, bouncer, attendance*, attending*, will attend, unable to
    attend, able to attend, rsvp*, confirm your participation, confirm participation, your participation in, your
    participation at, confirm your place at, confirm your place on, confirm your spot, confirm your seat, seat
    number*, will you be there, are you coming, will be coming, i am coming, i'm coming, i'll be there, confirm your
    arrival, arrival time*, time of arrival, estimated arrival, arrival date, your arrival at, on arrival, upon
    arrival, confirm your visit, confirm the visit, confirm a visit, your visit on, your visit at, your visit to our,
    upcoming visit, home visit*, site visit*, visitor pass*, visitor badge*, hotel check in, online check in, check in
    online, check in time*, check in date*, check in opens, check in for your, check in at, your check in, complete
    check in, early check in, self check in, pre check in, checkin time, your stay, shipping address*, time slot*,
    timeslot*, meter reading*, read your meter, read the meter, electricity meter*, gas meter*, water meter*, meter
    number*, table for, receipt of goods, receipt of the goods, receipt of your order, receipt of the order, receipt
    of the item*, goods received, received the goods, received the item*, received your order, permission slip*,
    consent to the trip, consent for the trip, permission for the trip, school trip*, class trip*, field trip*, day
    trip*, outing*, excursion*, parents' evening, parents evening, driving lesson*, job interview*, property viewing*,
    flat viewing*, confirm your shift, at the hotel, drop off code, the copier, office copier*,
    scheduled meeting, dial in by phone,
    webinar link, join the webinar, join zoom meeting, one tap mobile, find your local number, guest wi fi, guest
    wifi, guest internet, wi fi network, wifi network, network name, name of the network, ssid, wireless network,
    wlan, visitor wi fi, visitor wifi, hotspot name
  `,
  entryPlace: `
    window*, page, pages, webpage*, screen*, field, fields, box, boxes, form, prompt, app, application, browser*,
    website, site, device*, portal*, tab, dialog*, terminal*, dashboard, console, login page, sign in page, tablet*,
    computer*, laptop*, console*, tv, reader, kiosk*, set top box*, decoder*, the launcher, game launcher, cash
    machine*, cashpoint, television*, smart tv, the remote, control panel, pop up, popup*, address line, mini app,
    chat window, chatbot, in the chat, our bot, desktop client, plug in, plugin*, keypad, number pad, thermostat*,
    head unit, car display, card reader, smartphone*, handset*, phone app, router*, web form, entry form, login form,
    sign in form, login screen, sign in screen, first screen, next screen, popup window, text box, input box, web
    page, intranet, gateway page
  `,
  accountName: `
    nickname, your login, user name, username, user names, account name, your login is, screen name, player name,
    gamertag, profile name, sign in name, login name, logon name, login id, sign in id, account handle, your handle,
    display name, member name
  `,
  subjectLine: "subject line, the subject, subject of this, in subject",
  outdated: `
    is cancelled, was cancelled, is dead, no longer works, no longer work, no longer valid, no longer be used, stopped
    working, has stopped working, previous code, earlier code, old code, former code, last code, code we sent before,
    code sent earlier, is void, is now void, been cancelled, been replaced, ignore the code, forget the code, forget
    about, replaces, no longer counts, no longer count, no longer usable, no longer active, no longer accepted, no
    longer in use, no longer applies, no longer good, not valid any more, not valid anymore, not valid any longer,
    doesn't work any more, doesn't work anymore, does not work any more, does not work anymore, can't be used any
    more, can't be used anymore, cannot be used any more, cannot be used anymore, ceased to work, was withdrawn, been
    withdrawn, is withdrawn, was voided, been voided, now invalid, became invalid, was invalidated, been invalidated,
    was revoked, code revoked, code is revoked, code has been revoked, codes have been revoked, code was blocked, code
    has been blocked, code is blocked, been deactivated, was deactivated, been superseded, was superseded, is
    superseded, was replaced, is replaced by, is canceled, was canceled, been canceled, cancelled code, canceled code,
    we cancelled, we canceled, we have cancelled, we have canceled, we've cancelled, we've canceled, we withdrew, we
    have withdrawn, we've withdrawn, we voided, we've voided, we have voided, we revoked the code, we've revoked the
    code, we blocked the code, we have blocked the code, we've blocked the code, previous codes, earlier codes, old
    codes, older code, older codes, prior code, first code, original code, previous one, earlier one, old one,
    previous pin, earlier pin, old pin, previous passcode, earlier passcode, old passcode, previous otp, earlier otp,
    old otp, outdated code, one before it, the one from this morning, one from earlier, one from yesterday, code from
    this morning, code from earlier, code from yesterday, code of this morning, this morning's code, yesterday's code,
    this morning's, sent earlier, sent you earlier, sent to you earlier, sent before, sent previously, previously
    sent, earlier sent, sent this morning, sent you this morning, sent yesterday, sent you yesterday, sent last night,
    code sent at, code we sent at, code we sent you at, code we sent you before, code we sent earlier, code we sent
    you earlier, code we sent you first, we sent first, you got earlier, you got before, you got this morning, you got
    yesterday, you received earlier, you received before, you received this morning, you received yesterday, you were
    sent earlier, code has expired, code expired, code had expired, code is expired, code has already expired, code
    has now expired, code has since expired, codes have expired, has since expired, has already expired, have already
    expired, expired code, expired at, expired on, expired yesterday, expired this morning, expired unused, expired
    before, already expired, has lapsed, code lapsed, code timed out, has already been used, have already been used,
    was already used, been used already, already been used, already used, code has been used, code was used, code had
    been used, has been used to sign in, has been used to log in, was used to sign in, was used to log in, code you
    used, code you have used, code that you used, code you've used, code you entered earlier, one you used, one that
    you used, code you signed in with, used code, is used up, been used up, used up, cannot be used again, can't be
    used again, can not be used again, cannot be reused, can't be reused, ignore the earlier, ignore the previous,
    ignore the first, ignore the old, ignore any earlier, ignore any previous, ignore earlier, ignore previous,
    disregard the earlier, disregard the previous, disregard the first, disregard the old, disregard any earlier,
    disregard any previous, disregard previous, discard the old, discard the previous, discard the earlier, delete the
    earlier, delete the previous code, do not use the earlier, do not use the old, do not use the previous, don't use
    the earlier, don't use the old, don't use the previous, don't use the first, forget the earlier, forget the old,
    forget the first, instead of the code, instead of code, instead of the one, instead of the earlier, instead of the
    old, instead of the previous, instead of the first, in place of the code, in place of code, in place of the one,
    in place of the old, rather than the code, rather than the one, rather than the old, replacing the code, replacing
    code, replacing the one, replacing the earlier, supersedes, superseding, makes the previous, makes the earlier,
    makes the old, cancels the previous, cancels the earlier, has become invalid, invalidates the previous,
    invalidates the earlier, invalidates the old, takes the place of the code, takes the place of the one, has
    expired, was used, has been used, was not used, wasn't used, was never used, went unused, is spent, lapsed at,
    timed out,
    you entered the code, you typed the code, you typed in the code, you entered the otp, you entered the pin, you correctly entered the code, you entered otp, you typed in the otp, code
    entered by you, otp entered by you, code was entered, otp was entered, code was accepted, otp was accepted, code
    has been accepted, otp has been accepted, code was successfully verified,
    code was successfully entered, otp was verified, code was validated, we
    accepted the code, we accepted your code, was confirmed with the code, was confirmed with otp, you signed in
    with the code, you signed in with code, you confirmed it with the code, you approved it with the code
  `,
  toRead: `
    view, to view, read, to read, to see, browse, look at, have a look, take a look, find out, learn more, learn about,
    discover, explore, watch, look through, check out, see the, see your, see all, see how, see what, see it, see who,
    see our, see more, see details, go to your account, visit your account, my account page, your account page,
    personal area, customer portal, client portal, open the dashboard, go to the dashboard, go to your dashboard, your
    bills, online banking, check your order, check your booking, check the details, view your account, review your
    activity, recent activity, manage your devices, check the delivery address, your usage history, read your message,
    open the app, more details, go to portal, my bookings, open in drive, see job details, see status, what's new
  `,
  plural: "codes, passcodes, otps, one time passwords, one time codes, verification codes, tokens were, pins",
  fault: `
    error code, error, fault code, fault, error message, exit code, status code, on the display, stack trace, crash
    report, failed with, failed with code, exception, traceback, assertionerror, assertion error, errno, npm err,
    sqlstate, websocket closed, uncaught, rejected with code, returned code, websocket closed
  `,
  injection: `
    ignore the above, ignore all previous, ignore previous, ignore all instructions, ignore other links, ignore
    everything above, disregard the above, disregard previous, disregard all, forget all previous, ignore all prior,
    new instructions,
    ignore all of the above, ignore all the above, ignore everything before
  `,
  codeWord: `
    the word, your word, this word, that word, word:, word you need, word to use, word to enter, word to type,
    following word, word below, word shown below, word we sent, word for signing in, word to sign in, word to log in,
    word to get in, word for today, word for this sign in, sign in word, signin word, sign on word, login word, log in
    word, logon word, entry word, access word, secret word, code word, codeword, key word, your keyword, sign in
    keyword, login keyword, secret keyword, watchword, watch word, pass word of the day, magic word, security word,
    verification word, confirmation word, check word, checkword, control word, approval word, pairing word, linking
    word, recovery word, reset word, unlock word, unlocking word, activation word, challenge word, identification
    word, one time word, one off word, single use word, temporary word, door word, guest word, word pair, pair of
    words, password of the day, password for today, password for the day, password of today, today's password, daily
    password, one time password, onetime password, one off password, single use password, single time password, one
    use password, throwaway password, disposable password, one time secret, passphrase, pass phrase, passphrase for
    today, pairing phrase, sign in phrase, signin phrase, login phrase, log in phrase, access phrase, entry phrase,
    secret phrase, code phrase, security phrase, verification phrase, confirmation phrase, unlock phrase, linking
    phrase, one time phrase, magic phrase, the phrase, your phrase, this phrase, following phrase, phrase below,
    phrase:, phrase for signing in, phrase to sign in, phrase for today, the letters, your letters, these letters,
    following letters, letters below, letters:, the syllables, your syllables, these syllables, following syllables,
    syllables below, syllables, the string, your string, this string, following string, string below, string of
    letters, string of characters, secret string, verification string, confirmation string, letter string, letter
    group, group of letters, letter combination, combination of letters, letter sequence, sequence of letters,
    character sequence, sequence of characters, character string, row of letters, run of letters, letter code, the
    key, your key, this key, following key, key below, sign in key, login key, one time key, pairing key, temporary
    phrase, temporary word, one time phrase, one time word, backup phrase
  `,
  example: `
    for example, for instance, e g, such as, example:, examples:, as an example, by way of example, in this example,
    in our example, in the example, an example of, here is an example, here's an example, example code, example codes,
    example message, example text, example sms, sample code, sample codes, sample message, sample text, sample sms,
    sample otp, example otp, dummy code, placeholder code, made up code, fictional code, fictitious, illustration
    only, for illustration, like this:, like so:, looks like this, look like this, looking like this, looks something
    like, look something like, looks a bit like, looks roughly like, code looks like, codes look like, message looks
    like, that looks like, which looks like, that look like, takes the form, in the form of, in the format, of the
    format, has the format, something like, along the lines of, a code like, codes like, a number like, numbers like,
    a message like, messages like, a text like, texts like, an sms like, an email like, emails like, a message such, a
    message saying, a message that says, a message that said, a message that read, a message reading, a text saying, a
    text that said, a text reading, an sms saying, an email saying, received a message, received a text, received an
    sms, receive a message like, receives a message, receives a text, receives an sms, got a message, got a text, got
    an sms, gets a text, gets a message, received the following message, received the following text, received the
    following sms, received the following email, got the following message, got the following text, got the following
    sms, got this text, the message reads, the message read, the message said, the message says, the text reads, the
    text read, the text said, the text says, the sms reads, the sms read, the sms said, the sms says, the email read,
    the email said, he was sent, she was sent, they were sent a, was texted, the scammer, the scammers, the fraudster,
    the fraudsters, the con artist, the crook, the victim, a scammer who, a scammer called, fake message*, fake text,
    fake texts, fake sms, bogus message*, bogus text, bogus texts, a caller asked, the caller asked, the caller said,
    the caller claimed, caller asked for, asked him for, asked her for, told the caller, gave the caller, suppose you,
    say you receive, imagine you, imagine getting, let's say, code of the form, codes of the form, messages of the
    form
  `,
  matter: `
    leave request*, vacation request*, holiday request*, sick note*, sick leave, expense report*, expense claim*,
    reimbursement*, business trip*, travel request*, overtime, timesheet*, shift swap*, purchase request*, approval
    request*, waiting for your approval, awaiting your approval, submitted for approval, needs your approval, shared
    folder*, shared file*, shared album*, shared with you, has shared, access to the folder, your download, ready to
    download, file transfer*, export is ready, the recording, attachment*, quotation*, lease agreement*, sign the
    contract, document to sign, sign the document, payslip*, your receipt, account statement*, insurance policy,
    commented on, new comment*, mentioned you, replied to your, new post, new message from, answer to your question,
    leave a review, survey*, cast your vote, questionnaire*, petition*, the discussion, new topic, meeting*, are you
    coming, waiting list, spot has opened, workshop*, parent teacher, appointment*, reservation*, your booking, your
    visit, moderator*, moderation, quarantine*, peer review, your submission, proposal*, new task, support ticket*,
    deployment*, assigned to you, enrolled in, homework, mailbox is full, almost full, disk space, new device connected,
    parcel*, donation*, saved search*, job application*, price alert*, sign here, sign document, sign contract, sign the
    agreement, sign agreement, review and sign, open and sign, e sign, sign electronically, sign online, removed you
    from, has removed you, you were removed from, shared a folder, shared a file, shared an album, shared a document,
    shared a photo*, sent you a file, download the file, archive is ready, annual leave, days off, expenses to approve,
    approval needed, needs approval, message was held, held message*, waiting to be released, withdraw the message, your
    quote, ready for signature, ready for your signature, vote on, poll has closed, replied to a, new reply, reply above
    this line, private message from, unread message*, new follower*, started following you, friend request*, joined the
    group, left the group, proposed for publication, read receipt, weekly summary, statistics for, calendar invitation,
    calendar event, add to calendar, rsvp, off the waitlist, your order has, order has been shipped, new order, order is
    on its way, payment received, payment failed, payment due, overdue, refund has been, invoice attached, left
    something in your, gift card*, back in stock, product review*, membership renewal, subscription has been renewed,
    trial has ended, trial ends, bounce score, have been bouncing, list archive*, you are now subscribed, removed from
    the list, problem has been resolved, host is down, over quota, backup failed, job failed, build failed, certificate
    will expire, api key was created, ssh key was added, virus found, data breach alert, stock is low, motion detected,
    disk usage, task is due, milestone*, ticket has been, new grade, application received, requested your review, edited
    a page, was edited by, problem started, shared document with you, shared the document, shared the folder
  `,
  receipt: `
    receipt, your receipt, e receipt, sales slip, proof of payment, thank you for your purchase, thanks for your
    purchase, thank you for shopping, thanks for shopping, thank you for your payment, payment received, you paid,
    amount paid, paid by card, grand total, subtotal, change due, vat included, incl vat, cashier, terminal id,
    merchant id, merchant copy, customer copy, batch no, rrn, signature not required, payment approved, approval no,
    appr code, auth no, cardholder copy, terminal no, terminal number, merchant no, trace no, available balance after,
    balance after transaction, card slip, payment slip, you paid at, your card was charged, has been debited, was
    debited, was charged to your card, has been charged to your card, gross pay, net pay, take home pay, total
    deductions, ni deductions, pay period, payment confirmed, payment was confirmed, payment was approved, payment was
    successful, payment successful, payment completed, payment complete, payment accepted, payment went through,
    transaction approved, transaction successful, confirmed your payment, received your payment
  `,
};
