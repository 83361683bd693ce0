/**
 * Runs the configuration, the support file and the test of the working directory with as much of Cypress as they use, whose
 * binary is not for every machine. Its browser knows pages with one form.
 */
const load = (name) => import(`${process.cwd()}/${name}`);

/** What is to be done, in order: what is said inside of a `then` comes before what follows it. */
const steps = [];
let place = 0;

const then = "then"; // a command is waited for by its place alone
class Chain {
  subject;
  add(run) {
    steps.splice(place++, 0, async () => {
      const result = run(this.subject);
      if (!(result instanceof Chain)) this.subject = await result;
      else steps.splice(place++, 0, async () => (this.subject = result.subject));
    });
    return this;
  }
  [then](use) {
    return this.add(use);
  }
  type(text) {
    return this.add((name) => form.set(name, text));
  }
  click() {
    return this.add(() => visit(/action="([^"]+)"/.exec(page)[1], { method: "POST", body: form }));
  }
}

const { default: config } = await load("cypress.config.js");
const tasks = {};
config.e2e.setupNodeEvents((_event, added) => Object.assign(tasks, added));

let page = "";
let form = new URLSearchParams();
async function visit(path, options) {
  page = await (await fetch(config.e2e.baseUrl + path, options)).text();
  form = new URLSearchParams();
}

/** As over the wire between Cypress's two processes. */
const copy = (value) => JSON.parse(JSON.stringify(value));
const have = (text) => {
  if (!page.includes(text)) throw new Error(`${text} is not in ${page}`);
};

globalThis.cy = {
  visit: (path) => new Chain().add(() => visit(path)),
  get: () => new Chain().add(() => /<input[^>]* name="(\w+)"/.exec(page)[1]),
  contains: (...words) => new Chain().add(() => have(words.at(-1))),
  task: (name, argument) => new Chain().add(async () => copy(await tasks[name](copy(argument)))),
};
globalThis.Cypress = {
  Commands: {
    addAll(commands) {
      for (const [name, run] of Object.entries(commands)) cy[name] = (...words) => new Chain().add(() => run(...words));
    },
  },
};
const tests = [];
globalThis.it = (name, run) => tests.push({ name, run });

await load("cypress/support/e2e.js");
await load("cypress/e2e/signup.cy.js");
for (const { name, run } of tests) {
  run();
  while (steps.length > 0) {
    place = 0;
    await steps.shift()();
  }
  process.stdout.write(`passed: ${name}\n`);
}
