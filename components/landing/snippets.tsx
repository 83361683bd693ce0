import { CodeBlock } from "../code-block";
import { SnippetTabs } from "./snippet-tabs";

interface Place {
  baseUrl: string;
  mailDomain: string;
  proofOfWork: boolean;
}

/** The same inbox from a shell, a test, and a coding agent. */
export function Snippets(place: Place) {
  const names = Object.keys(snippets) as (keyof typeof snippets)[];
  const tabs = names.map((name) => ({ name, panel: <CodeBlock code={snippets[name](place)} /> }));
  return <SnippetTabs label="How to use it" tabs={tabs} />;
}

const signUp = (baseUrl: string) => `# An account, a namespace and a key: one request
curl -X POST ${baseUrl}/v1/signup`;

const provenSignUp = (
  baseUrl: string,
) => `# An account, a namespace and a key: "Create an inbox" above, or with the program that
# ${baseUrl}/docs/limits#sign-ups-that-prove-some-work shows
node sign-up.mjs`;

const snippets = {
  curl: ({ baseUrl, mailDomain, proofOfWork }: Place) => `${proofOfWork ? provenSignUp(baseUrl) : signUp(baseUrl)}
export RESTANTE_API_KEY=rst_… RESTANTE_NAMESPACE=…

# Point your app at any address of $RESTANTE_NAMESPACE.${mailDomain}, then wait:
curl -H "Authorization: Bearer $RESTANTE_API_KEY" \\
  "${baseUrl}/v1/wait?tag=signup"`,

  Playwright: ({ baseUrl }: Place) => `// npm install --save-dev @restante/client
// export RESTANTE_URL=${baseUrl} RESTANTE_API_KEY=rst_…
import { expect, test } from "@restante/client/playwright";

test("signs up with a mailed code", async ({ page, inbox }) => {
  await page.goto("/signup");
  await page.getByLabel("E-mail").fill(inbox.address);
  await page.getByRole("button", { name: "Sign up" }).click();

  const mail = await inbox.next();
  await page.getByLabel("Code").fill(mail.code());
  await expect(inbox).toStayEmpty({ within: 2 });
});`,

  "Claude Code": ({ baseUrl }: Place) => `claude mcp add --transport http restante ${baseUrl}/mcp \\
  --header "Authorization: Bearer $RESTANTE_API_KEY"

# Then ask: "Sign up on staging with a new inbox and confirm the e-mail."`,

  Cursor: ({ baseUrl }: Place) => `// ~/.cursor/mcp.json
{
  "mcpServers": {
    "restante": {
      "url": "${baseUrl}/mcp",
      "headers": { "Authorization": "Bearer \${env:RESTANTE_API_KEY}" }
    }
  }
}`,

  "VS Code": ({ baseUrl }: Place) => `// .vscode/mcp.json
{
  "inputs": [{ "id": "restante-key", "type": "promptString", "description": "Restante API key", "password": true }],
  "servers": {
    "restante": {
      "type": "http",
      "url": "${baseUrl}/mcp",
      "headers": { "Authorization": "Bearer \${input:restante-key}" }
    }
  }
}`,
};
