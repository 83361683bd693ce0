import { pathToFileURL } from "node:url";
import { forgetBuild } from "./build.mjs";
import { bundleOptions } from "./bundle.mjs";
import { root } from "./root.mjs";

/** Runs the service with Next in development mode; each change to what is bundled restarts its processes. */
export async function develop() {
  Object.assign(process.env, { RESTANTE_DEV: "1", NODE_ENV: "development" });
  forgetBuild();
  /** @type {{ run(): Promise<void>, restart(): Promise<void> } | undefined} */
  let running;
  await watch(() => void running?.restart());
  const { Supervisor } = await import(pathToFileURL(`${root}/dist/supervisor.js`).href);
  const supervisor = new Supervisor();
  await supervisor.run();
  running = supervisor;
}

/**
 * Resolves after the first build; `onRebuild` is called after each later one that succeeds.
 * @param {() => void} onRebuild
 */
async function watch(onRebuild) {
  const { context } = await import("esbuild");
  await new Promise((firstBuild) => {
    const plugin = {
      name: "restart",
      /** @param {import("esbuild").PluginBuild} build */
      setup(build) {
        let builds = 0;
        build.onEnd(({ errors }) => {
          if (++builds === 1) firstBuild(undefined);
          else if (errors.length === 0) onRebuild();
        });
      },
    };
    const options = bundleOptions();
    void context({ ...options, plugins: [...(options.plugins ?? []), plugin] }).then((watcher) => watcher.watch());
  });
}
