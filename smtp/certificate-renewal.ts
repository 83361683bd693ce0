import type { SMTPServer } from "smtp-server";
import { log } from "@/lib/log";
import { type Certificate, operatorsCertificate } from "./tls-certificate";

/**
 * Looks every so often whether the operator's key and certificate were renewed, and has new sessions use them. A pair that
 * cannot be used, as while it is being written, changes nothing. Told by content: links that are swapped keep odd times.
 */
export function renewCertificate(server: SMTPServer, present: Certificate, everyMs: number): { stop(): void } {
  let used = present;
  const look = async () => {
    try {
      const found = await operatorsCertificate();
      if (!found || (found.key === used.key && found.cert === used.cert)) return;
      server.updateSecureContext(found);
      used = found;
    } catch (error) {
      log.warn("smtp_certificate_kept", { error: error instanceof Error ? error.message : typeof error });
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
