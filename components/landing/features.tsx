import { Bot, Check, Clock, Eye, Languages, Zap } from "lucide-react";

/** Those that have a word list of their own: a test counts them. */
export const languageCount = 99;

const features = [
  {
    Icon: Zap,
    title: "The moment it arrives",
    text: "One request waits and is answered within milliseconds of the mail. No polling loops, no sleeps.",
  },
  {
    Icon: Check,
    title: "Nothing lost, nothing stale",
    text: "The sender's 250 means stored on disk. Any tag works at once, so each test has an inbox of its own.",
  },
  {
    Icon: Languages,
    title: "Codes and links, read for you",
    text: `Found by weighed evidence in ${languageCount} languages. When there is no code, none is made up.`,
  },
  {
    Icon: Clock,
    title: "Silence that explains itself",
    text: "A wait that times out says what did arrive instead: the mistyped tag, the reached limit, the other inbox.",
  },
  {
    Icon: Bot,
    title: "Made for agents too",
    text: "Six MCP tools with short answers. An agent can sign up on its own; every error says what to do next.",
  },
  {
    Icon: Eye,
    title: "Safe to look at",
    text: "Hostile mail runs nothing and loads nothing. One-time links are never opened for you.",
  },
];

export function Features() {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon className="size-5 text-accent" aria-hidden="true" />
          <h3 className="mt-3 font-semibold">{title}</h3>
          <p className="mt-1 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
