import { gauge } from "@/lib/metrics";
import { within } from "@/lib/within";
import { hub } from "./hub";

const checkMilliseconds = 2_000;

/** Has the metrics tell who reads on as mail comes, and whether its arrival is heard of. */
export function observeFeed(): void {
  gauge({ name: "restante_open_waits", help: "Waits that are open, over REST and MCP." }, () =>
    hub.get().count("wait"),
  );
  gauge(
    { name: "restante_open_streams", help: "Pages and streams that follow an inbox." },
    () => hub.get().count("view") + hub.get().count("stream"),
  );
  gauge(
    { name: "restante_listener_up", help: "1 while arrivals are listened for, else 0.", aggregator: "min" },
    async () => Number(await within(checkMilliseconds, hub.get().isListening()).catch(() => false)),
  );
}
