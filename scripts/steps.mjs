import { spawn } from "node:child_process";
import { root } from "./root.mjs";

const terminal = Boolean(process.stdout.isTTY);

/** A failure that the person at the terminal is told in these words, without a stack. */
export class StepError extends Error {}

/**
 * Runs `work` and says so: one line on a terminal, with the time that has passed; elsewhere a line now and then.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const show = () =>
    process.stdout.write(terminal ? `\r  ${title} … ${seconds()} s ` : `  ${title} … ${seconds()} s\n`);
  process.stdout.write(terminal ? `  ${title} … ` : `  ${title} …\n`);
  const timer = setInterval(show, terminal ? 1_000 : 10_000);
  try {
    const result = await work();
    process.stdout.write(`${terminal ? "\r" : ""}  ${title}: done in ${seconds()} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${terminal ? "\r" : ""}  ${title}: failed\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command in the repository; its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to our own
 * @returns {Promise<void>}
 */
export function quietly(command, args, env = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output = (output + text).slice(-20_000);
      });
    }
    child.once("error", failed);
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else
        failed(new StepError(`${output.trim()}\n${command} ${args.join(" ")} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * Runs a script's main function; an error ends it with exit code 1, a StepError or a plain Error with its message only.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    const expected = error instanceof Error && (error instanceof StepError || error.constructor === Error);
    console.error(expected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
