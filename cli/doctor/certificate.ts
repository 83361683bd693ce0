import { checkServerIdentity, type TLSSocket } from "node:tls";
import { type Finding, fail, ok, warn } from "./finding";

const dayMs = 86_400_000;
/** Or a fifth of its life, where that is short. */
const nearEndDays = 14;
const nearEndShare = 0.2;

/** Whether the certificate that a server showed is for that name, trusted, and valid for some time; `place` is where it is set. */
export function judgeCertificate(
  check: string,
  socket: TLSSocket,
  name: string,
  { place, selfSigned = fail }: { place: string; selfSigned?: typeof fail },
): Finding {
  const certificate = socket.getPeerCertificate();
  const [from, until] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const end = new Date(until).toISOString().slice(0, 10);
  const left = until - Date.now();
  if (left < 0) return fail(check, `the certificate of ${name} expired on ${end}`, `renew it ${place}`);
  const problem = socket.authorizationError && String(socket.authorizationError);
  if (problem === "DEPTH_ZERO_SELF_SIGNED_CERT")
    return selfSigned(check, `the certificate of ${name} is self-signed`, `set an authority's ${place}`);
  if (checkServerIdentity(name, certificate)) {
    const names = certificate.subjectaltname?.replace(/DNS:|IP Address:/g, "") ?? certificate.subject.CN;
    return fail(check, `the certificate is for ${names}, not for ${name}`, `set one for ${name} ${place}`);
  }
  if (problem)
    return fail(check, `nobody vouches for the certificate of ${name} (${problem})`, `set its whole chain ${place}`);
  const found = `the certificate of ${name} is valid until ${end}`;
  const nearEnd = left < Math.min(nearEndDays * dayMs, nearEndShare * (until - from));
  return nearEnd ? warn(check, found, `see why it was not renewed ${place}`) : ok(check, found);
}
