import { createTransport, type SendMailOptions } from "nodemailer";

const transport = createTransport({
  host: "127.0.0.1",
  port: Number(process.env.SERVICE_SMTP_PORT),
  ignoreTLS: true,
  pool: true,
});

/** Sends a mail to an account of the service that the browser tests use; resolves when it was accepted. */
export async function sendBrowserMail(
  { namespace }: { namespace: string },
  { tag = "hello", ...mail }: SendMailOptions & { tag?: string },
): Promise<void> {
  await transport.sendMail({
    from: "app@example.com",
    to: `${tag}@${namespace}.inbox.localhost`,
    text: "Hello",
    ...mail,
  });
}
