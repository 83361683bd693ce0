const prose =
  "Nobody of us will ever ask you for it, and it stops working after ten minutes. Was it not you? Ignore this mail.";

/** Both parts, a code and a link in each. */
const both = `From: "Up" <warm@up.invalid>
To: Somebody <warm@up.invalid>
Subject: 123456 is your code
Date: Thu, 15 Jan 2026 09:30:00 +0000
Message-ID: <1@up.invalid>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

Hello Anna,

your code is 123456. Or open https://up.invalid/verify?token=1 to confirm your address.
${prose}
Order 4711 of 12/03/2026, 24.90 EUR, phone +1 555 0100.
Your team at Up
--b
Content-Type: text/html; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

<style>.note { color: #333 }</style><table><tr><td class=3D"note">Your code is <b>123456</b></td></tr></table>
<p style=3D"margin:0">${prose}</p><p>Or <a href=3D"https://up.invalid/verify?token=3D1">confirm your address</a>.</p>
<p style=3D"display:none">Hidden</p><p><a href=3D"https://up.invalid/unsubscribe">Unsubscribe</a> &copy; 2026</p>
--b--
`;

/** HTML alone, and a file. */
const withFile = `From: =?utf-8?q?=C3=9Cp?= <warm@up.invalid>
To: warm@up.invalid, "B, C" <c@up.invalid>
Subject: =?utf-8?q?Confirm_your_address?=
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<div><h1>Confirm your address</h1><p>${prose}</p><a href=3D"https://up.invalid/confirm/abc">Confirm</a></div>
--b
Content-Type: application/pdf; name="a.pdf"
Content-Disposition: attachment; filename="a.pdf"
Content-Transfer-Encoding: base64

SGVsbG8gd29ybGQ=
--b--
`;

/** Text alone, without code or link to find. */
const plain = `From: warm@up.invalid
To: warm@up.invalid
Subject: Re: The meeting on Monday

${prose}

On Monday, Anna wrote:
> We meet at 10:30 in room 204. See https://up.invalid/agenda for more.
`;

/** Mails of each kind of part, to be parsed before the first real one. */
export const sampleMails = [both, withFile, plain].map((mail) => mail.replaceAll("\n", "\r\n"));
