import { Resolver } from "node:dns";
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { frameworks } from "./init";
import { CliError, exitCodes } from "./output";
import { version } from "./package";

const restante = new Command("restante")
  .description("Disposable inboxes for automated tests and coding agents.")
  .version(version)
  .enablePositionalOptions()
  .showHelpAfterError("(--help lists what there is)")
  .addHelpText("after", exitCodesText())
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : exitCodes.usage));

const data = () =>
  new Option("--data <folder>", "where mail and settings are kept").env("DATA_DIR").default(".restante");
/** Its options, and whether `--data` is one of them, rather than a setting or nothing. */
const target = (command: Command) => ({
  ...command.opts<{ data: string; replace?: boolean; check?: boolean }>(),
  isNamed: command.getOptionValueSource("data") === "cli",
});
const json = () => new Option("--json", "print JSON");
const has = () =>
  new Option("--has <what>", "only mail with one").choices(["code", "link", "attachment", "verification"]);
const seconds = (text: string) => {
  if (!/^\d{1,8}$/.test(text) || Number(text) < 1) throw new InvalidArgumentError("It must be a number of seconds.");
  return Number(text);
};
const port = (text: string) => {
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > 65535)
    throw new InvalidArgumentError("It must be a port, 1 to 65535.");
  return text;
};

const webUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidArgumentError("It must be an address such as https://restante.example.com.");
  return url;
};
const nameServer = (text: string) => {
  try {
    const [, number = "53"] = /^(?:\[.*\]|[\d.]+):(\d+)$/.exec(text) ?? [];
    port(number); // the next line would take the rest of one that is too large
    new Resolver().setServers([text]);
    return text;
  } catch {
    throw new InvalidArgumentError("It must be the address of a name server, such as 9.9.9.9 or 127.0.0.1:5353.");
  }
};

restante
  .command("start", { isDefault: true })
  .description("run the service: web, SMTP and an embedded PostgreSQL, until Ctrl-C")
  .addOption(data())
  .option("--port <port>", "of the web and the API (default: PORT, else 3000)", port)
  .option("--smtp-port <port>", "(default: SMTP_PORT, else 1025)", port)
  .allowExcessArguments()
  .action(async (options, { args: [unknown] }) => {
    if (unknown !== undefined) restante.error(`There is no command "${unknown}".`);
    await (await import("./start")).start(options);
  });

restante
  .command("run")
  .description("run a command beside a service of its own, on free ports and with an empty store")
  .usage("[options] -- <command> [argument …]")
  .argument("<command...>")
  .passThroughOptions()
  .addOption(new Option("--data <folder>", "keep the mail there (default: it is gone afterwards)"))
  .action(async (command, options) => {
    process.exitCode = await (await import("./run")).run(command, options);
  });

for (const part of ["web", "smtp"] as const) {
  restante
    .command(part)
    .description(`run the ${part === "web" ? "web" : "SMTP"} server alone, on the PostgreSQL of DATABASE_URL`)
    .action(async () => (await import("./start")).startOnly(part));
}

restante
  .command("send")
  .description("send a mail to the service")
  .argument("<address>", "such as hello@slug.inbox.localhost, or a tag of the demo account")
  .argument("[text]", "what it says", "Your code is 482913")
  .option("--subject <subject>", "", "Hello from Restante")
  .option("--from <address>", "", "sender@example.com")
  .addOption(data())
  .action(async (address, text, options) => (await import("./send")).send(address, text, options));

restante
  .command("wait")
  .description("wait for a mail, and print it or what is asked of it")
  .option("--tag <tag>", "only mail to <tag>@…")
  .option("--namespace <slug>", "only mail to this namespace")
  .option("--subject <text>", "only mail whose subject contains this")
  .option("--from <text>", "only mail from an address that contains this")
  .addOption(has())
  .option("--since <time>", "only mail after this moment, as ISO 8601 with a zone")
  .option("--timeout <seconds>", "how long at most", seconds, 30)
  .addOption(new Option("--code", "print its code alone").conflicts(["link", "json"]))
  .addOption(new Option("--link", "print its verification link alone").conflicts(["code", "json"]))
  .addOption(json())
  .addOption(data())
  .action(async (options) => (await import("./messages")).wait(options));

restante
  .command("list")
  .description("list the mail that came, newest first")
  .option("--tag <tag>", "only mail to <tag>@…")
  .option("--namespace <slug>", "only mail to this namespace")
  .option("--subject <text>", "only mail whose subject contains this")
  .option("--from <text>", "only mail from an address that contains this")
  .addOption(has())
  .addOption(json())
  .addOption(data())
  .action(async (options) => (await import("./messages")).list(options));

restante
  .command("open")
  .description("open the dashboard, signed in, in a browser")
  .option("--print", "only print the link, which works once")
  .addOption(data())
  .action(async (options) => (await import("./open")).open(options));

restante
  .command("init")
  .description("write a fixture and a first test into this project")
  .addArgument(new Argument("<framework>").choices(frameworks))
  .action(async (framework) => (await import("./init")).init(framework));

restante
  .command("doctor")
  .description("find out why something does not work: here, or on the service at a URL")
  .argument("[url]", "such as https://restante.example.com: its DNS, certificates, port 25, clock and more", webUrl)
  .addOption(
    new Option("--key <key>", "has a mail sent and awaited, and webhooks tested (with a URL)").env("RESTANTE_API_KEY"),
  )
  .option("--dns <server>", "asks this name server instead of the system's (with a URL)", nameServer)
  .option(
    "--smtp-port <port>",
    "where mail servers are, for trying it out (with a URL; default: 25, for localhost where it was started)",
    port,
  )
  .addOption(json())
  .addOption(data())
  .action(async (url, options, command) => {
    const stray = ["key", "dns", "smtpPort"].filter((name) => command.getOptionValueSource(name) === "cli");
    if (!url && stray.length > 0) restante.error("--key, --dns and --smtp-port go with a URL.");
    await (await import("./doctor")).doctor(url, options);
  });

restante
  .command("key")
  .description("print a new API key, for DEMO_API_KEY; with an option, one of the service's that may do less")
  .option("--read", "it may only read")
  .addOption(new Option("--tag-prefix <prefix>", "it reads tags that begin so alone").implies({ read: true }))
  .addOption(new Option("--namespace <slug>", "it reads this namespace alone").implies({ read: true }))
  .option("--expires-in <seconds>", "it works for so long", seconds)
  .addOption(data())
  .action(async (options) => (await import("./key")).key(options));

restante
  .command("backup")
  .description("write all that the database holds into a file, while the service runs")
  .argument("<file>", "a new one, or - for what reads our output")
  .addOption(data())
  .action(async (file, _, command) => (await import("./backup")).backup(file, target(command)));

restante
  .command("restore")
  .description("make the database what it was when a backup was made; the service must not run")
  .argument("<file>", "a backup, or - for one that comes in")
  .option("--replace", "delete what the database holds")
  .addOption(new Option("--check", "only read the file to its end, and say what it holds").conflicts("replace"))
  .addOption(data())
  .action(async (file, _, command) => (await import("./backup")).restore(file, target(command)));

restante
  .command("admin")
  .description("create, show, change, suspend and delete accounts, and see abuse (restante admin --help)")
  .helpOption(false)
  .passThroughOptions()
  .allowUnknownOption()
  .argument("[words...]")
  .action(async (words, _, command) =>
    (await import("./start")).admin([...words, ...command.args.slice(words.length)]),
  );

try {
  await restante.parseAsync();
} catch (error) {
  const expected = error instanceof CliError || (error instanceof Error && error.constructor === Error);
  console.error(expected ? error.message : error);
  process.exitCode = error instanceof CliError ? error.exitCode : exitCodes.failed;
}

function exitCodesText(): string {
  return `
Which service: RESTANTE_URL and RESTANTE_API_KEY name one; without them it is the one that runs on --data.
Exit codes: 0 done, 1 failed, 2 not a valid command, 3 no mail came, 4 the mail has no code or link; those of \`run\` are its command's.`;
}
