import { errorExamples } from "../error-examples";
import { errorCodes } from "../errors";

/** The envelope of REST errors, and every code with its status and meaning. */
export function errorTable(): string {
  const example = { error: { code: "invalid_request", ...errorExamples.invalid_request } };
  const rows = Object.entries(errorCodes).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  return `\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`

All three fields are always there, and the status always matches the code.

| code | status | meaning |
|---|---|---|
${rows.join("\n")}`;
}
