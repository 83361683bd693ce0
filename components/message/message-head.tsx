import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Message } from "@/lib/contract/schemas";
import { Badge } from "../badge";
import { buttonClass } from "../button";
import { CopyButton } from "../copy-button";
import { Moment } from "../moment";
import { BackLink, DeleteMessage } from "./message-actions";

/** Who wrote to which address, about what and when, and what can be done with it. */
export function MessageHead({ message }: { message: Message }) {
  const { id, from, subject, address, tag, namespace, received_at, expire_at } = message;
  return (
    <header className="border-b px-5 py-4">
      <div className="flex items-start gap-2">
        <BackLink />
        <h1
          dir="auto"
          title={subject.slice(0, 2_000).toWellFormed()}
          className="line-clamp-3 min-w-0 flex-1 self-center text-lg leading-snug font-semibold wrap-anywhere"
        >
          {subject || "(no subject)"}
        </h1>
        <div className="-mr-2 flex">
          <a
            href={`/inbox/${id}/source`}
            download
            aria-label="Download as .eml"
            title="Download as .eml"
            className={buttonClass({ variant: "ghost", size: "icon" })}
          >
            <Download aria-hidden="true" />
          </a>
          <DeleteMessage id={id} />
        </div>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[0.8125rem]">
        <Line name="From">
          {from.name && (
            <bdi title={from.name} className="mr-1.5 font-medium">
              {from.name.slice(0, 120).toWellFormed()}
            </bdi>
          )}
          <span className={from.name ? "text-soft" : "font-medium"}>{from.address || "(no sender)"}</span>
        </Line>
        <Line name="To">
          <span className="flex items-start gap-1">
            <span className="min-w-0">{address}</span>
            <CopyButton value={address} label="Copy the address" className="-my-1 size-7" />
          </span>
        </Line>
        <Line name="Received">
          <Moment at={received_at} />
          <span className="text-soft">, expires {timeLeft(expire_at, Date.now())}</span>
        </Line>
      </dl>
      <p className="mt-2.5 flex flex-wrap gap-1.5">
        <Badge>
          <span className="text-faint">tag</span> <Clipped>{tag}</Clipped>
        </Badge>
        <Badge>
          <span className="text-faint">namespace</span> <Clipped>{namespace}</Clipped>
        </Badge>
      </p>
    </header>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Clipped({ children }: { children: string }) {
  return (
    <bdi title={children} className="max-w-56 truncate">
      {children}
    </bdi>
  );
}

const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;
const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "in 6 days", "in 1 minute". */
function timeLeft(until: string, now: number): string {
  const left = Math.max(60_000, Date.parse(until) - now);
  const [unit, length] = units.find(([, length]) => left >= length) ?? ["minute", 60_000];
  return words.format(Math.floor(left / length), unit);
}
