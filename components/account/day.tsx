const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** A date such as "15 Jan 2026", in UTC wherever it is rendered; the full time on hover. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${at.slice(0, 16).replace("T", " ")} UTC`}>
      {day.format(new Date(at))}
    </time>
  );
}
