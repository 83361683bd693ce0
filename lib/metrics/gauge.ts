import { type Aggregator, Gauge } from "prom-client";
import { counted } from "./registry";

interface Definition {
  name: string;
  help: string;
  /** What tells its values apart, where there are several. */
  label?: string;
  /** What the values of several processes of a kind come to. */
  aggregator?: Aggregator;
}

type Reading = number | Record<string, number>;

/** A state that is asked for with each scrape; the last to define it wins. One that cannot be read is left out. */
export function gauge(definition: Definition, read: () => Reading | Promise<Reading>): void {
  const { registry } = counted.get();
  const { name, help, label, aggregator = "sum" } = definition;
  registry.removeSingleMetric(name);
  const made = new Gauge({ name, help, aggregator, labelNames: label ? [label] : [], registers: [registry], collect });

  async function collect(): Promise<void> {
    made.reset();
    try {
      const reading = await read();
      if (label === undefined || typeof reading === "number") return void made.set(Number(reading));
      for (const [value, amount] of Object.entries(reading)) made.set({ [label]: value }, amount);
    } catch {
      made.remove();
    }
  }
}
