import type { AuthOptions } from "next-auth";
import type { EmailConfig } from "next-auth/providers/email";
import { accountsOfAddress } from "@/lib/accounts/accounts-of-address";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { authSecret } from "./auth-secret";
import { linkAdapter } from "./link-adapter";
import { type SessionToken, secureCookies, sessionSeconds } from "./session-cookie";

/** Where the first link sign-in to an account leads. */
export const verifiedPage = "/sign-in/verified";

/** How next-auth turns a mailed link into a session: once, and into the cookie that session-cookie.ts reads. */
export function authOptions(): AuthOptions {
  // Where next-auth looks for its own address; else it would take the request's word for it.
  process.env.NEXTAUTH_URL = new URL(env.BASE_URL).origin;
  return {
    secret: authSecret(),
    useSecureCookies: secureCookies,
    session: { strategy: "jwt", maxAge: sessionSeconds },
    providers: [mailedLink],
    adapter: linkAdapter,
    pages: { signIn: "/sign-in", error: "/sign-in", newUser: verifiedPage },
    callbacks: {
      signIn: async ({ user }) => (await accountsOfAddress(user.email ?? "")).length > 0,
      jwt: async ({ user }) => ({ ...(await tokenFor(user.email ?? "")) }),
    },
    logger: { error: (_code, metadata) => logError(metadata), warn: () => {}, debug: () => {} },
  };
}

/** Its links are made and mailed by request-link.ts: next-auth's own form for them is not mounted. */
const mailedLink: EmailConfig = {
  id: "email",
  type: "email",
  name: "Email",
  server: "",
  from: "",
  maxAge: 0,
  sendVerificationRequest: () => {},
  options: {},
};

/** Of several accounts one is chosen on a page that follows. */
async function tokenFor(email: string): Promise<SessionToken> {
  const [account, ...others] = await accountsOfAddress(email);
  return { accountId: account && others.length === 0 ? account.id : null, email };
}

function logError(metadata: Error | { error?: unknown }): void {
  log.error("sign_in_failed", errorFields("error" in metadata ? metadata.error : metadata));
}
