import { runAdmin } from "./admin/run-admin";

const { exitCode, text } = await runAdmin(process.argv.slice(2));
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;
