import { expect, type Page } from "@playwright/test";
import type { Message } from "@/lib/contract/schemas";
import { demo, serviceUrl, signIn } from "./browser";
import { sendToService } from "./send-to-service";

export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
export const link = "https://app.acme.example/verify?token=abcdefghijklmnopqrstuvwxyz";

/** Delivers a mail to an address of its own, and returns the message as the API shows it. */
export async function receive(tag: string, mail: Parameters<typeof sendToService>[0]): Promise<Message> {
  await sendToService({ to: `${tag}@${demo().namespace}.inbox.localhost`, ...mail });
  const { message } = await askApi<{ message: Message }>(`/v1/wait?tag=${tag}`);
  return message;
}

export async function askApi<T>(path: string): Promise<T> {
  const response = await fetch(serviceUrl() + path, { headers: { authorization: `Bearer ${demo().apiKey}` } });
  return (await response.json()) as T;
}

export const confirmation = {
  from: '"Acme Accounts" <no-reply@acme.example>',
  subject: "Confirm your address",
  text: `Your code is 482913. Or open ${link} and see https://acme.example/help.`,
  html: `<body><p>Your code is <b>482913</b>.</p><a href="${link}">Confirm</a> <a href="https://acme.example/help">Help</a><img src="cid:logo@acme" alt="Logo"></body>`,
  attachments: [
    { filename: "logo.png", content: picture, contentType: "image/png", cid: "logo@acme" },
    { filename: "Rechnung für März.pdf", content: "not really", contentType: "application/pdf" },
  ],
};

export async function open(page: Page, message: Message, query = ""): Promise<void> {
  await signIn(page, demo().apiKey, `/inbox/${message.id}${query}`);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(message.subject);
}
