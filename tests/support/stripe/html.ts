const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem }
  .note { background: #fff3cd; border: 1px solid #d9b64e; border-radius: 6px; padding: .5rem 1rem }
  section { border: 1px solid #ccc; border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0 }
  form { display: inline } button { font: inherit; padding: .4rem .8rem; margin: .2rem 0 } [role=alert] { color: #b00020 }`;

/** A page of the stand-in; `body` is HTML already. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)} · Stripe stand-in</title><style>${style}</style></head>
<body><p class="note">This is a stand-in for Stripe, for tests. It takes no money and asks for no card.</p>
<h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

/** A button that posts `act` to the page that it stands on. */
export function actionButton(act: string, label: string, subscription = ""): string {
  return `<form method="post"><input type="hidden" name="subscription" value="${escapeHtml(subscription)}">
    <button name="act" value="${escapeHtml(act)}">${escapeHtml(label)}</button></form>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const nothingHere = { status: 404, title: "Nothing here", body: "<p>There is no such page.</p>" };
