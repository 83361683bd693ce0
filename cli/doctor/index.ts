import { startedSmtpPort } from "../service";
import { report } from "./finding";
import { examineHere } from "./local";
import { examineService } from "./remote";

/** Says what is well and what is not, with its cure: of the service on this machine, or of one as the internet sees it. */
export async function doctor(
  url: URL | undefined,
  options: { data: string; json?: boolean; key?: string; dns?: string; smtpPort?: string },
): Promise<void> {
  const { data, json, key, dns, smtpPort } = options;
  const findings = url
    ? examineService({
        url,
        key,
        dns,
        smtpPort: smtpPort === undefined ? undefined : Number(smtpPort),
        ownPort: startedSmtpPort(url, data),
      })
    : examineHere(data);
  await report(findings, json);
}
