import { startService, temporaryFolder } from "./npm-start";

/** The real service for the browser tests, which find it through SERVICE_URL and DEMO_API_KEY. */
export default async function setup() {
  const folder = temporaryFolder("e2e");
  const service = await startService({ dataDir: `${folder.path}/data`, env: { SIGN_UPS_PER_HOUR: "1000" } });
  await service.ready;
  const { apiKey, namespace } = service.demo();
  Object.assign(process.env, { SERVICE_URL: service.url, SERVICE_SMTP_PORT: String(service.smtpPort) });
  Object.assign(process.env, { DEMO_API_KEY: apiKey, DEMO_NAMESPACE: namespace });
  return async () => {
    await service.stop();
    folder.remove();
  };
}
