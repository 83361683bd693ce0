/**
 * Sends one mail to one address by SMTP; says what became of it in words for a person.
 * @param {{ to: string, text: string, subject: string, from: string, host: string, port: number }} mail
 * @returns {Promise<{ delivered: string } | { refused: string }>}
 */
export async function sendMail({ host, port, to, from, subject, text }) {
  if (!isAddress(to))
    return { refused: `${JSON.stringify(to)} is no address: give one, such as hello@slug.inbox.localhost.` };
  try {
    const { createTransport } = await import("nodemailer");
    // A certificate of our own making is no secret between us and this machine.
    const transport = createTransport({ host, port, tls: { rejectUnauthorized: false } });
    const started = performance.now();
    const { accepted } = await transport.sendMail({ from, to, subject, text });
    return { delivered: `Delivered to ${accepted.join(", ")} in ${Math.round(performance.now() - started)} ms.` };
  } catch (error) {
    return { refused: explain(error, `${host}:${port}`) };
  }
}

/**
 * One address and nothing else: nodemailer would make others of a list, and of a space in one.
 * @param {string} text
 */
function isAddress(text) {
  return /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text);
}

/** @param {unknown} error @param {string} server */
function explain(error, server) {
  const { code, message, response } = /** @type {{ code?: string, message: string, response?: string }} */ (error);
  if (code === "ERR_MODULE_NOT_FOUND") return "Run `npm start` first: it installs what this needs.";
  if (code === "ECONNREFUSED" || code === "ESOCKET") return `Nothing listens on ${server}: is Restante running?`;
  if (response) return `The server refused the mail: ${response}`;
  return message;
}
