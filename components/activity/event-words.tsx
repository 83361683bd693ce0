import type { ReactNode } from "react";
import type { AuditEvent } from "@/lib/audit";
import { Moment } from "../moment";

/** What happened, in words. */
export function EventWords({ event, detail }: Pick<AuditEvent, "event" | "detail">): ReactNode {
  const named = (field: string) => <Name>{detail[field]}</Name>;
  const key = <Name>{detail.key}…</Name>;
  switch (event) {
    case "account_created":
      return (
        <>
          Account created, with the namespace {named("namespace")} and the key {key}
        </>
      );
    case "account_suspended":
      return <>Account suspended: {detail.reason}</>;
    case "account_unsuspended":
      return "Suspension ended";
    case "email_changed":
      return <EmailWords {...detail} />;
    case "email_verified":
      return <>E-mail address {named("email")} verified</>;
    case "key_created":
      return (
        <>
          Key {key} created
          <ScopeWords {...detail} />
        </>
      );
    case "key_revoked":
      return <>Key {key} revoked</>;
    case "keys_replaced":
      return (
        <>
          All keys but {key} revoked ({detail.revoked})
        </>
      );
    case "namespace_created":
      return <>Namespace {named("namespace")} created</>;
    case "plan_changed":
      return `Plan changed from ${detail.from} to ${detail.to}`;
    case "sign_in_refused":
      return (
        <>
          Sign-in {detail.key ? <>with the key {key}</> : ways[String(detail.way)]} refused:{" "}
          {refusals[String(detail.reason)]}
        </>
      );
    case "signed_in":
      return <>Signed in {detail.way === "key" ? <>with the key {key}</> : ways[String(detail.way)]}</>;
    case "signed_out":
      return "Signed out";
    case "webhook_created":
      return <>Webhook to {named("host")} created</>;
    case "webhook_deleted":
      return <>Webhook to {named("host")} deleted</>;
  }
}

const ways: Record<string, string> = { link: "by a mailed link", open: "by restante open" };

const refusals: Record<string, string> = {
  revoked: "it is revoked",
  expired: "it has expired",
  read_only: "it may only read",
  suspended: "the account is suspended",
};

function EmailWords({ from, to }: AuditEvent["detail"]): ReactNode {
  if (to === null) return <>E-mail address {<Name>{from}</Name>} removed</>;
  return (
    <>
      E-mail address {from !== null && <>changed from {<Name>{from}</Name>} to</>}
      {from === null && "set to"} <Name>{to}</Name>
    </>
  );
}

function ScopeWords({ scope, namespace, tag_prefix: prefix, expires_at }: AuditEvent["detail"]): ReactNode {
  return (
    <>
      {scope === "read" && ", which only reads"}
      {prefix && (
        <>
          {" "}
          tags <Name>{prefix}…</Name>
        </>
      )}
      {namespace && (
        <>
          {" "}
          in <Name>{namespace}</Name>
        </>
      )}
      {expires_at && (
        <>
          , until <Moment at={String(expires_at)} />
        </>
      )}
    </>
  );
}

export function Name({ children }: { children: ReactNode }) {
  return <span className="font-mono text-[0.8125rem] wrap-anywhere">{children}</span>;
}
