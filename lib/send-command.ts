import { env } from "@/lib/env";

/** The line for a terminal, in the folder of the start, that mails a code to an address of this service. */
export function sendCommand(address: string): string {
  // Set by the command `restante`, which runs its processes in the folder of its package.
  if (process.env.RESTANTE_STARTED_IN) return `npx restante send ${address} "Your code is 482913"`;
  const port = env.SMTP_PORT === 1025 ? "" : `--port ${env.SMTP_PORT} `;
  return `npm run send -- ${port}${address} "Your code is 482913"`;
}

/** Whether this service runs on the machine of whoever looks at it. */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(env.BASE_URL).hostname);
}
