import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";
import { logged } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import { databaseErrorKind, databaseErrorKinds } from "./database-errors";
import { gauge } from "./gauge";
import { counted } from "./registry";

/** What a process has counted, as it travels to the one that tells of all. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

const begun = perProcess("metrics begun", () => ({ isSo: false }));

/** All of this process, which is one of its kind: `web` or `smtp`. Memory and the like are measured from the first call on. */
export async function readMetrics(kind: string): Promise<Metrics> {
  const { registry } = counted.get();
  if (!begun.get().isSo) {
    begun.get().isSo = true;
    registry.setDefaultLabels({ process: kind });
    collectDefaultMetrics({ register: registry });
    gauge({ name: "restante_processes", help: "Processes that answer." }, () => 1);
    countLogged();
  }
  return registry.getMetricsAsJSON();
}

/** What several processes tell, as one text for Prometheus. */
export function merge(all: Metrics[]): Promise<string> {
  return AggregatorRegistry.aggregate(all).metrics();
}

/** What the log counts by itself: this folder is built on it. */
function countLogged(): void {
  const registers = [counted.get().registry];
  new Counter({
    name: "restante_log_events_total",
    help: "Events for the log, those left unsaid because they were repeated included.",
    labelNames: ["level", "event"],
    registers,
    collect() {
      this.reset();
      for (const { level, event, times } of logged.get().values()) this.inc({ level, event }, times);
    },
  });
  new Counter({
    name: "restante_database_errors_total",
    help: "Failures of the database that were logged.",
    labelNames: ["kind"],
    registers,
    collect() {
      this.reset();
      for (const kind of databaseErrorKinds) this.inc({ kind }, 0);
      for (const { event, error, times } of logged.get().values()) {
        const kind = databaseErrorKind(event, error);
        if (kind) this.inc({ kind }, times);
      }
    },
  });
}
