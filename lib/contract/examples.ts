import type { Message } from "./schemas";

const link = "https://app.example.com/verify?token=8f14e45f";

/** One mail, as every example of the documentation shows it. */
export const exampleMessage: Message = {
  id: "msg_01kf0zq4wnf7jsx8d3v5tq2m9c",
  namespace: "kavumi-retasu",
  tag: "signup",
  address: "signup@kavumi-retasu.inbox.localhost",
  from: { address: "hello@app.example.com", name: "Example App" },
  to: ["signup@kavumi-retasu.inbox.localhost"],
  subject: "Your code is 482913",
  text: `Enter 482913 to sign in, or open ${link}`,
  html: null,
  extracted: { otp_codes: ["482913"], links: [link], verification_links: [link] },
  received_at: "2026-01-15T09:30:00.123Z",
  expire_at: "2026-01-16T09:30:00.123Z",
  attachments: [],
};

export const exampleUsage = {
  plan: "free",
  month: "2026-01",
  emails_received: 12,
  limits: { emails_per_month: 100, namespaces: 1, retention_days: 1 },
} as const;

export const exampleKey = "rst_4Tq9Zk2bWc7XyR1mNf8LhV5sJd3GpQ0t2xYaB9";
