import { createTransport, type SendMailOptions } from "nodemailer";
import { service } from "./service";

/** Sends a mail to the running SMTP server, over a connection of its own; resolves with the reply that accepted it. */
export async function sendMail(mail: SendMailOptions): Promise<string> {
  const transport = createTransport({ host: "127.0.0.1", port: service.smtpPort, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ from: "app@example.com", subject: "Hello", ...mail });
    return response;
  } finally {
    transport.close();
  }
}
