#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Restante needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
await import(new URL("../dist/cli.js", import.meta.url).href);
