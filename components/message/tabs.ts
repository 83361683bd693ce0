import type { Message } from "@/lib/contract/schemas";

const tabs = ["html", "text", "headers", "source", "attachments", "api"] as const;
export type Tab = (typeof tabs)[number];

/** The views that a message has. */
export function tabsOf(message: Message): Tab[] {
  return tabs.filter((tab) => tab !== "html" || message.html !== null);
}

/** The view that the query asks for, if there is one; else HTML, where the message has it. */
export function readTab(asked: unknown, message: Message): Tab {
  const there = tabsOf(message);
  return there.find((tab) => tab === asked) ?? there[0] ?? "text";
}
