import type { Message } from "@/lib/contract/schemas";
import { CodeBlock } from "../code-block";

const shownCharacters = 200_000;

/** How a program gets this message: the call, and the very answer. */
export function ApiTab({ message: { headers, ...message }, baseUrl }: { message: Message; baseUrl: string }) {
  const json = JSON.stringify({ message }, null, 2);
  const fits = json.length <= shownCharacters;
  const filter = `namespace=${forShell(message.namespace)}&tag=${forShell(message.tag)}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-4">
      <CodeBlock title="Read this message" code={curl(`${baseUrl}/v1/messages/${message.id}`)} />
      <CodeBlock
        title="Wait for the next one to this address"
        code={curl(`${baseUrl}/v1/wait?${filter}&since=${message.received_at}`)}
      />
      {fits ? (
        <CodeBlock title="The answer" code={json} />
      ) : (
        <figure className="overflow-hidden rounded-xl border bg-canvas">
          <figcaption className="border-b px-4 py-2 text-[0.8125rem] font-medium text-soft">
            The answer: its beginning, for it is too long to be shown. The call above gets all of it.
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-[0.8125rem] leading-relaxed">
            {json.slice(0, shownCharacters).toWellFormed()}
          </pre>
        </figure>
      )}
    </div>
  );
}

function curl(url: string): string {
  return `curl -s -H "Authorization: Bearer $RESTANTE_API_KEY" \\\n  "${url}"`;
}

/** Encoded so that a tag, which any sender chooses, means nothing to a shell, not even within double quotes. */
function forShell(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
