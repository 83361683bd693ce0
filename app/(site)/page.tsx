import { env } from "@/lib/env";

// The addresses shown are those of the running server, not of the build.
export const dynamic = "force-dynamic";

export default function LandingPage() {
  return (
    <main>
      <h1>Restante</h1>
      <p>
        Disposable inboxes for automated tests and coding agents. Mail is held for you, its codes and links are
        extracted, and it is handed over the moment it arrives.
      </p>
      <h2>Make an inbox</h2>
      <pre>
        <code>{`curl -X POST ${env.BASE_URL}/v1/signup`}</code>
      </pre>
      <p>Any address of your namespace works at once. Wait for the next mail:</p>
      <pre>
        <code>{`curl -H "Authorization: Bearer $API_KEY" \\\n  "${env.BASE_URL}/v1/wait?tag=signup"`}</code>
      </pre>
      <h2>From an agent</h2>
      <pre>
        <code>{`claude mcp add --transport http restante ${env.BASE_URL}/mcp`}</code>
      </pre>
      <nav aria-label="Documentation">
        <a href="/llms-full.txt">Reference</a>
        <a href="/llms.txt">llms.txt</a>
        <a href="/openapi.json">OpenAPI</a>
      </nav>
    </main>
  );
}
