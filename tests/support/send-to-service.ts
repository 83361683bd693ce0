import { createTransport, type SendMailOptions } from "nodemailer";

/** Sends mails over SMTP to the running service, over one connection; resolves once all are accepted. */
export async function sendToService(...mails: SendMailOptions[]): Promise<void> {
  const port = Number(process.env.SERVICE_SMTP_PORT);
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true, pool: true, maxConnections: 1 });
  try {
    for (const mail of mails) await transport.sendMail({ from: "app@example.com", subject: "Hello", ...mail });
  } finally {
    transport.close();
  }
}
