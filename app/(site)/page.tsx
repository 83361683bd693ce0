import type { ReactNode } from "react";
import { ButtonLink } from "@/components/button";
import { CodeBlock } from "@/components/code-block";
import { Features } from "@/components/landing/features";
import { PlanTable } from "@/components/landing/plan-table";
import { Snippets } from "@/components/landing/snippets";
import { Notice } from "@/components/notice";
import { env } from "@/lib/env";
import { sessionIfKnown } from "@/lib/sessions";
import { LiveInbox } from "./live-inbox";

const selfHosting = `git clone https://github.com/restante/restante && cd restante
npm start`;

interface Props {
  searchParams: Promise<{ account?: string }>;
}

export default async function LandingPage({ searchParams }: Props) {
  const session = await sessionIfKnown();
  const { account } = await searchParams;
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      {account === "deleted" && (
        <Notice tone="good" title="The account is deleted." className="mt-6">
          Its mail and keys are gone, and its addresses refuse mail from now on.
        </Notice>
      )}
      <div className="grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <h1 className="text-4xl font-semibold tracking-tight sm:text-5xl">
            The mail your test is waiting for, the moment it arrives
          </h1>
          <p className="mt-5 max-w-xl text-lg text-soft">
            Restante gives automated tests and coding agents disposable inboxes: send mail to any address, and get its
            code or link back at once.
          </p>
          <div className="mt-8 flex flex-wrap gap-2">
            <ButtonLink href="/docs" size="lg">
              Read the docs
            </ButtonLink>
            <ButtonLink href="/#use" variant="ghost" size="lg">
              See it in a test
            </ButtonLink>
          </div>
        </div>
        <LiveInbox mailDomain={env.MAIL_DOMAIN} signedIn={session !== null} proofOfWork={env.SIGN_UP_PROOF_OF_WORK} />
      </div>
      <Section id="use" title="Three lines in a test, one for an agent">
        <Snippets baseUrl={env.BASE_URL} mailDomain={env.MAIL_DOMAIN} proofOfWork={env.SIGN_UP_PROOF_OF_WORK > 0} />
      </Section>
      <Section id="why" title="Made so that nothing is flaky">
        <Features />
      </Section>
      <Section id="plans" title="Plans">
        <PlanTable />
      </Section>
      <Section id="self-hosting" title="Or run it yourself">
        <p className="-mt-2 mb-5 max-w-2xl text-soft">
          All of it is one command on a machine that has only Node and git: PostgreSQL comes with it. MIT licence.
        </p>
        <CodeBlock code={selfHosting} />
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-14 border-t py-14">
      <h2 id={`${id}-title`} className="mb-6 text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
