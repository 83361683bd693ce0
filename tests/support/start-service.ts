import { freePort } from "./free-port";
import { startService, temporaryFolder } from "./npm-start";
import { handOn } from "./stripe/hand-on";
import { standInSettings } from "./stripe/settings";
import { startFakeStripe } from "./stripe/start";

/** The real service for the browser tests, which find it in SERVICE_… and DEMO_…. It mails to itself; a stand-in is paid. */
export default async function setup() {
  const folder = temporaryFolder("e2e");
  const smtpPort = String(await freePort());
  const fake = await startFakeStripe();
  const env = {
    SMTP_PORT: smtpPort,
    SIGN_UPS_PER_HOUR: "1000",
    WEBHOOK_PRIVATE_TARGETS: "true", // a test has a receiver of its own
    // A test that spends the limits of a client claims an address of its own.
    TRUSTED_PROXY_HOPS: "1",
    EMAIL_SERVER: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`,
    EMAIL_FROM: "Restante <sign-in@restante.example>",
    ...standInSettings(fake.url),
  };
  const service = await startService({ dataDir: `${folder.path}/data`, env });
  await service.ready;
  handOn(fake.stripe, `${service.url}/v1/stripe/webhook`);
  const { apiKey, namespace } = service.demo();
  Object.assign(process.env, { SERVICE_URL: service.url, SERVICE_SMTP_PORT: smtpPort });
  Object.assign(process.env, { SERVICE_DATA_DIR: service.dataDir });
  Object.assign(process.env, { DEMO_API_KEY: apiKey, DEMO_NAMESPACE: namespace });
  return async () => {
    await service.stop();
    await fake.stop();
    folder.remove();
  };
}
