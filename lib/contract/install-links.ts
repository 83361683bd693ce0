interface InstallLink {
  editor: "Cursor" | "VS Code";
  href: string;
}

/**
 * Links that add the service to an editor's MCP servers. They are the editors' own and lead nowhere else, so that a key
 * may stand in them; without one the editor reads it from the environment, or asks.
 */
export function installLinks(baseUrl: string, apiKey?: string): InstallLink[] {
  const url = `${baseUrl}/mcp`;
  const authorization = (key: string) => ({ Authorization: `Bearer ${apiKey ?? key}` });
  const cursor = { url, headers: authorization(`\${env:RESTANTE_API_KEY}`) };
  const asked = { id: "restante-key", type: "promptString", description: "Restante API key", password: true };
  const code = {
    name: "restante",
    type: "http",
    url,
    headers: authorization(`\${input:${asked.id}}`),
    ...(apiKey === undefined && { inputs: [asked] }),
  };
  const config = encodeURIComponent(btoa(JSON.stringify(cursor)));
  return [
    { editor: "Cursor", href: `cursor://anysphere.cursor-deeplink/mcp/install?name=restante&config=${config}` },
    { editor: "VS Code", href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(code))}` },
  ];
}
