interface MarketingMail {
  html: string;
  /** What must still be there once it is made safe. */
  kept: string[];
  blockedImages: number;
}

/** Mails as the usual tools write them, shortened. */
export const marketingMails: Record<string, MarketingMail> = {
  "tables, bulletproof buttons and Outlook comments": {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>
<title>Welcome</title><!--[if mso]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<style type="text/css">@import url('https://fonts.example.com/css?family=Lato');
body{margin:0;padding:0}.wrap{width:600px}@media only screen and (max-width:600px){.wrap{width:100%!important}}</style></head>
<body bgcolor="#f6f6f6" style="margin:0;background-color:#f6f6f6" leftmargin="0"><div style="display:none;max-height:0;overflow:hidden">One step left</div>
<table class="wrap" align="center" cellpadding="0" cellspacing="0" border="0" width="600" bgcolor="#ffffff"><tr><td background="https://cdn.example.com/bg.jpg" style="padding:24px">
<!--[if mso]><v:roundrect href="https://example.com/go" arcsize="8%"><![endif]-->
<a href="https://example.com/go?utm_source=mail&amp;x=1" style="background:#1a73e8;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 24px">Confirm</a>
<!--[if mso]></v:roundrect><![endif]--><img src="https://track.example.com/open.gif" width="1" height="1" alt=""/></td></tr></table></body></html>`,
    kept: [
      '<body bgcolor="#f6f6f6" style="margin:0;background-color:#f6f6f6" leftmargin="0">',
      "display:none;max-height:0;overflow:hidden",
      'cellpadding="0" cellspacing="0" border="0" width="600" bgcolor="#ffffff"',
      "@media only screen and (max-width:600px){.wrap{width:100%!important}}",
      'href="https://example.com/go?utm_source=mail&amp;x=1"',
      "background:#1a73e8;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 24px",
      "Confirm</a>",
    ],
    blockedImages: 2,
  },
  "fonts, centred, right to left, with a style of its own for the dark": {
    html: `<html dir="rtl" lang="he"><head><style media="(prefers-color-scheme: dark)">.card{background:#111;color:#eee}</style>
<style>.card{border:1px solid #ddd;background-image:url("https://cdn.example.com/paper.png")}</style></head>
<body><center><font color="#333333" face="Arial" size="4">שלום</font></center><div class="card" dir="auto" style="direction:rtl">הקוד שלך <b>482913</b></div></body></html>`,
    kept: [
      '<html dir="rtl" lang="he">',
      "@media (prefers-color-scheme: dark) {.card{background:#111;color:#eee}}",
      ".card{border:1px solid #ddd;background-image:none}",
      '<center><font color="#333333" face="Arial" size="4">שלום</font></center>',
      '<div class="card" dir="auto" style="direction:rtl">',
    ],
    blockedImages: 1,
  },
  "a newsletter with a form, a video and a survey": {
    html: `<body><h1 style="font:700 24px/32px Georgia,serif">Spring news</h1><form action="https://example.com/survey"><p>How was it?</p><input type="radio" name="a"> Good
<button type="submit">Send</button></form><video poster="https://cdn.example.com/p.jpg"><source src="https://cdn.example.com/v.mp4"><img src="https://cdn.example.com/fallback.jpg" alt="Film"></video>
<ul style="list-style:square"><li>One</li><li>Two</li></ul><a href="https://example.com/unsubscribe">Unsubscribe</a><script>track()</script></body>`,
    kept: [
      '<h1 style="font:700 24px/32px Georgia,serif">Spring news</h1>',
      "<p>How was it?</p>",
      '<ul style="list-style:square"><li>One</li><li>Two</li></ul>',
      "Unsubscribe</a>",
      'alt="Film"',
    ],
    blockedImages: 1,
  },
};
