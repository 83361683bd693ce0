import { ExternalLink } from "lucide-react";
import type { Extracted } from "@/lib/contract/schemas";
import { type WebLink, webLink } from "@/lib/mail/view/links";
import { buttonClass } from "../button";
import { CopyButton } from "../copy-button";

/** What most people open a message for: its codes and the links that complete something. */
export function ExtractedPanel({ extracted }: { extracted: Extracted }) {
  const [code, ...otherCodes] = extracted.otp_codes;
  const important = new Set(extracted.verification_links.slice(0, 5));
  const verification = toLinks([...important]);
  const others = toLinks(extracted.links.filter((link) => !important.has(link)));
  return (
    <section
      aria-label="Codes and links"
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-b bg-canvas px-5 py-4"
    >
      {code !== undefined && <MainCode code={code} />}
      {otherCodes.length > 0 && <OtherCodes codes={otherCodes} />}
      {verification.map((link, index) => (
        <VerificationLink key={link.href} link={link} first={index === 0} primary={index === 0 && code === undefined} />
      ))}
      {code === undefined && verification.length === 0 && (
        <p className="text-[0.8125rem] text-soft">No code and no verification link in this message.</p>
      )}
      {others.length > 0 && <OtherLinks links={others} />}
    </section>
  );
}

function MainCode({ code }: { code: string }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-xl border bg-raised px-4 py-3 shadow-card">
      <p className="min-w-0">
        <span className="block text-xs text-faint">Code</span>
        <span className="font-mono text-2xl leading-tight font-semibold tracking-wider wrap-anywhere sm:text-3xl">
          {code}
        </span>
      </p>
      <CopyButton value={code} label={`Copy the code ${code}`} variant="primary" size="md" data-shortcut="c">
        Copy
      </CopyButton>
    </div>
  );
}

function OtherCodes({ codes }: { codes: string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-[0.8125rem] text-soft">
      <span className="mr-1">Also found</span>
      {codes.map((code) => (
        <CopyButton key={code} value={code} label={`Copy ${code}`} variant="secondary" className="font-mono">
          {code}
        </CopyButton>
      ))}
    </p>
  );
}

function VerificationLink({ link, first, primary }: { link: WebLink; first: boolean; primary: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl border bg-raised px-4 py-3 shadow-card">
      <p className="min-w-0 flex-1 basis-52">
        <span className="block text-xs text-faint">Verification link</span>
        <Address link={link} />
      </p>
      <span className="flex gap-1.5">
        <CopyButton value={link.href} label="Copy the link" variant="secondary" size="md">
          Copy
        </CopyButton>
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          data-shortcut={first ? "o" : undefined}
          className={buttonClass({ variant: primary ? "primary" : "secondary" })}
        >
          <ExternalLink aria-hidden="true" />
          Open
        </a>
      </span>
    </div>
  );
}

function OtherLinks({ links }: { links: WebLink[] }) {
  return (
    <details className="text-[0.8125rem]">
      <summary className="w-fit rounded text-soft hover:text-ink">
        {links.length === 1 ? "1 other link" : `${links.length} other links`}
      </summary>
      <ul className="mt-1.5 grid max-h-80 gap-1 overflow-y-auto">
        {links.map((link) => (
          <li key={link.href} className="flex items-center justify-between gap-2">
            <a href={link.href} target="_blank" rel="noopener noreferrer" className="min-w-0 rounded hover:underline">
              <Address link={link} />
            </a>
            <CopyButton value={link.href} label={`Copy the link to ${link.host}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a link leads, in full; what follows may be long and is cut. */
function Address({ link }: { link: WebLink }) {
  return (
    <span title={link.href.slice(0, 2_000)} className="block text-[0.8125rem]">
      <bdi className="font-medium wrap-anywhere">{link.host}</bdi>
      {link.rest && <bdi className="block truncate text-soft">{link.rest.slice(0, 300).toWellFormed()}</bdi>}
    </span>
  );
}

function toLinks(addresses: string[]): WebLink[] {
  const links = addresses.map(webLink).filter((link) => link !== null);
  return [...new Map(links.map((link) => [link.href, link])).values()];
}
