/** The e-mail headers, as they were sent. */
export function HeadersTab({ headers }: { headers: Record<string, string> }) {
  const lines = Object.entries(headers);
  if (lines.length === 0) return <p className="px-5 py-4 text-sm text-soft">This message has no readable headers.</p>;
  return (
    <dl className="divide-y px-5 py-2 font-mono text-xs leading-relaxed">
      {lines.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-soft">{name}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
