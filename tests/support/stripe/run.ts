import { standInSettings } from "./settings";
import { type RunningFake, startFakeStripe } from "./start";

/**
 * Starts the stand-in and points the settings of this process to it. Call it in `vi.hoisted`: the settings are read by
 * the first import.
 */
export async function runFakeStripe(): Promise<RunningFake> {
  const fake = await startFakeStripe();
  Object.assign(process.env, standInSettings(fake.url));
  return fake;
}
