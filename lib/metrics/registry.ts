import { Counter, Histogram, Registry } from "prom-client";
import { perProcess } from "@/lib/per-process";

const quickSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const requestSeconds = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const mailBytes = [1, 4, 16, 64, 256, 1024, 4096, 10_240].map((kilobytes) => kilobytes * 1024);
const batchMails = [1, 2, 4, 8, 16, 32, 64, 128, 200];

/** What this process has counted, and what it tells of its present state. */
export const counted = perProcess("metrics", () => {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `restante_${name}`, help, labelNames, registers: [registry] });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []) =>
    new Histogram({ name: `restante_${name}`, help, buckets, labelNames, registers: [registry] });

  return {
    registry,
    accepted: counter("mails_accepted_total", "Mails that were stored and answered with 250."),
    acceptedBytes: histogram("mail_size_bytes", "Sizes of the mails that were accepted.", mailBytes),
    refused: counter("smtp_refusals_total", "Refusals by SMTP, of connections, logins, recipients and mails.", [
      "reason",
    ]),
    degraded: counter("mails_degraded_total", "Mails that could not be parsed in time, and were stored unread."),
    parse: histogram("mail_parse_duration_seconds", "From the end of a mail until it was parsed.", quickSeconds),
    commit: histogram("store_duration_seconds", "What a transaction that stores mails took.", quickSeconds),
    batch: histogram("store_batch_mails", "Mails that were stored by one transaction.", batchMails),
    expired: counter("messages_expired_total", "Messages that the sweeper has deleted."),
    wake: histogram("wake_latency_seconds", "From a mail's received_at until it woke who waited.", quickSeconds),
    requests: counter("http_requests_total", "Answers over HTTP.", ["method", "route", "status"]),
    requestTime: histogram("http_request_duration_seconds", "From a request to its answer.", requestSeconds, ["route"]),
  };
});
