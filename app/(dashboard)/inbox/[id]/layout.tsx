import type { ReactNode } from "react";
import { readMessage } from "./read-message";

/** Asks before anything is sent, so that a message that is not there answers 404. */
export default async function MessageLayout(props: { children: ReactNode; params: Promise<{ id: string }> }) {
  await readMessage((await props.params).id);
  return props.children;
}
