import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { signOut } from "@/app/(dashboard)/actions";
import { ActionForm } from "@/components/action-form";
import { Moment } from "@/components/moment";
import { Notice } from "@/components/notice";
import { SignInFrame } from "@/components/site/sign-in-frame";
import { SubmitButton } from "@/components/submit-button";
import { env } from "@/lib/env";
import { currentSession, currentSuspension } from "@/lib/sessions";

export const metadata: Metadata = { title: "Account suspended", robots: { index: false } };

/** Where the pages of a suspended account lead, and what signs in to one. Who was signed in is told why. */
export default async function SuspendedPage() {
  if (await currentSession()) redirect("/inbox");
  const suspension = await currentSuspension();
  return (
    <SignInFrame
      title="This account is suspended"
      description="Its keys do not work, no mail is accepted for its addresses, and its webhooks are not called."
    >
      {suspension && (
        <Notice tone="warn" title={<span className="break-words">{suspension.reason}</span>}>
          Since <Moment at={suspension.since.toISOString()} />
        </Notice>
      )}
      <p className="text-sm text-soft">
        Nothing is deleted meanwhile but mail that expires, and everything works again once the suspension ends.{" "}
        <Whom />
      </p>
      <ActionForm action={signOut} className="grid gap-3">
        <SubmitButton>{suspension ? "Sign out" : "Sign in to another account"}</SubmitButton>
      </ActionForm>
    </SignInFrame>
  );
}

/** Whom to ask. */
function Whom() {
  const contacts = env.SECURITY_CONTACT;
  if (!contacts) return "Ask whoever runs this service about it.";
  return (
    <>
      Ask{" "}
      {contacts.map((contact, position) => (
        <span key={contact}>
          {position > 0 && " or "}
          <a href={contact} className="font-medium break-all text-ink underline underline-offset-4">
            {contact.replace(/^mailto:/, "")}
          </a>
        </span>
      ))}{" "}
      about it.
    </>
  );
}
