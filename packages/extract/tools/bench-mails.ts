/** What stands first in a mail that brings a code and a link. */
export const OPENING = "Your code is 482913. Or open https://acme.test/verify?token=abc to confirm your address.";
const MARKUP = `<p>Your code is <b>482913</b>. Or <a href="https://acme.test/verify?token=abc">confirm</a>.</p>`;

/** Sentences of which none comes twice in a mail, as reading one again costs nothing. */
function sentence(index: number): string {
  const at = (words: string[], step: number) => words[Math.floor(index / step) % words.length];
  const who = at(["Nobody from Acme", "Our team", "The new editor", "Your colleague", "Whoever writes to us"], 1);
  const does = at(["will ask you for it", "keeps the old files", "can see what changed", "answers in a day"], 5);
  const when = at(["and it stops working", "before the sale ends", "while it is open", "once the order is there"], 20);
  const rest = at(["after ten minutes", "on all your devices", "in the last week of June", "at no further cost"], 80);
  return `${who} ${does}, ${when} ${rest}.`;
}

const SENTENCE_LENGTH = 75;

function repeat(count: number, make: (sentence: string, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(sentence(index), index)).join("");
}

/** Nothing but prose. */
export function proseText(bytes: number): string {
  return repeat(bytes / SENTENCE_LENGTH, (line) => `${line}\n`);
}

/** The same in both parts, a paragraph each sentence. */
export function proseParts(bytes: number): { text: string; html: string } {
  const count = Math.round(bytes / 2 / (SENTENCE_LENGTH + 30));
  return {
    text: `${OPENING}\n\n${repeat(count, (prose) => `${prose}\n\n`)}`,
    html: MARKUP + repeat(count, (prose) => `<p style="margin:0;color:#333">${prose}</p>\n`),
  };
}

const SPACER = `<table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody><tr><td style="font-size:0px;padding:10px 25px;word-break:break-word;"><p style="border-top:solid 1px #E6EBF1;font-size:1px;margin:0px auto;width:100%;">&nbsp;</p><!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #E6EBF1;font-size:1px;margin:0px auto;width:550px;" role="presentation" width="550px"><tr><td style="height:0;line-height:0;">&nbsp;</td></tr></table><![endif]--></td></tr></tbody></table>`;

const section = (
  prose: string,
  index: number,
) => `<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
  <div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
    <div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
      <tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;text-align:left;color:#3c4257;">${prose} ${sentence(index + 40)}</div></td></tr>
      <tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr><td align="center" bgcolor="#0b57d0" role="presentation" style="border:none;border-radius:4px;cursor:auto;mso-padding-alt:10px 25px;background:#0b57d0;" valign="middle"><a href="https://click.acme.test/ls/click?upn=u001.5Rb8nTk${index}" style="display:inline-block;background:#0b57d0;color:#ffffff;font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;border-radius:4px;" target="_blank">Read more</a></td></tr></tbody></table></td></tr>
    </tbody></table></div></td></tr></tbody></table></div>${SPACER}
<!--[if mso | IE]></td></tr></table><![endif]-->\n`;

/** As a template program lays out what a product sends: each section in tables within tables, with comments for Outlook. */
export function productParts(bytes: number): { text: string; html: string } {
  const count = Math.round(bytes / 3100);
  return {
    text: `${OPENING}\n\n${repeat(count, (prose, index) => `${prose} ${sentence(index + 40)}\n\n`)}`,
    html: `<html><body>${MARKUP}${repeat(count, section)}</body></html>`,
  };
}

const card = (
  prose: string,
  index: number,
) => `<tr><td style="padding:0 24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;background-color:#ffffff"><tr>
      <td width="120" valign="top" style="padding:12px"><a href="https://click.acme.test/ls/click?upn=u001.7Qk2vPd${index}" target="_blank"><img src="https://img.acme.test/card.png" width="96" height="96" alt="" style="display:block;border:0;outline:none" /></a></td>
      <td valign="top" style="padding:12px;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;color:#333333"><strong>What is new this week</strong><br />${prose}<br /><a href="https://click.acme.test/ls/click?upn=u001.9Lm4xWz${index}" style="color:#0b57d0;text-decoration:none">Read more</a></td>
    </tr></table></td></tr>\n`;

/** As shops and newsletters send it: nested tables, each style inline, two links a card, a tenth of it to read; a text part beside. */
export function newsletterParts(bytes: number): { text: string; html: string } {
  const count = Math.round(bytes / 1200);
  return {
    text: `${OPENING}\n\n${repeat(count, (prose) => `What is new this week\n${prose}\n\n`)}`,
    html: `<table width="600">${MARKUP}${repeat(count, card)}</table>`,
  };
}
