import { applySettings } from "../settings";
import { standInSettings } from "./settings";
import { type RunningFake, startFakeStripe } from "./start";

/** Starts the stand-in, and points the settings of this test file to it. */
export async function runFakeStripe(): Promise<RunningFake> {
  const fake = await startFakeStripe();
  applySettings(standInSettings(fake.url));
  return fake;
}
