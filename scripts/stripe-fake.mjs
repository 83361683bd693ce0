import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript, StepError } from "./steps.mjs";

/** `npm run stripe:fake`: a stand-in for Stripe to click through, which sends its webhooks to the local Restante. */
await runScript(async () => {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  await ensureInstalled();
  const { register } = await import("tsx/esm/api");
  register();
  const { startFakeStripe } = await import("../tests/support/stripe/start.js");
  const { standInSettings } = await import("../tests/support/stripe/settings.js");
  const { handOn } = await import("../tests/support/stripe/hand-on.js");

  const port = Number(new URL(process.env.STRIPE_API_BASE || "http://localhost:12111").port || 80);
  const baseUrl = process.env.BASE_URL || `http://localhost:${process.env.PORT || 3000}`;
  const { url, stripe } = await startFakeStripe({ port }).catch((error) => {
    throw new StepError(`Port ${port} cannot be listened on (${error.code}): set STRIPE_API_BASE to another.`);
  });
  handOn(stripe, `${baseUrl}/v1/stripe/webhook`, (line) => console.log(`  ${line}`));
  const settings = Object.entries(standInSettings(url)).map(([name, value]) => `${name}=${value}`);
  console.log(`
  A stand-in for Stripe runs on ${url}. It takes no money and forgets everything when it stops.
  Its events go to ${baseUrl}/v1/stripe/webhook.

  Put this into .env and restart Restante:

${settings.join("\n")}

  Ctrl-C stops it.
`);
});
