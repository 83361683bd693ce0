import type { ActionError } from "@/app/run-action";
import type { Challenge, Proof } from "@/lib/contract/proof";

const longestMilliseconds = 5 * 60_000;
const mostAtOnce = 4;

/**
 * Fetches a challenge for a sign-up and solves it. The browser derives keys beside the page's own thread, several at once:
 * nothing stands still meanwhile. `onProgress` is told how many were tried.
 */
export async function proveWork(onProgress: (tried: number) => void): Promise<{ proof?: Proof; error?: ActionError }> {
  if (!globalThis.crypto?.subtle) return { error: { code: "invalid_request", ...insecure } };
  const answer = await fetch("/v1/signup/challenge");
  const body = await answer.json();
  if (!answer.ok) return { error: body.error };
  const challenge: Challenge = body;
  const solution = await solve(challenge, onProgress);
  return solution ? { proof: { challenge, solution } } : { error: { code: "internal_error", ...tooSlow } };
}

const insecure = {
  message: "This browser computes no proof of work here.",
  hint: "Open the page by https, or sign up with a program: /docs/limits says how.",
};
const tooSlow = { message: "The computation took too long.", hint: "Try again on a faster machine." };

async function solve(challenge: Challenge, onProgress: (tried: number) => void): Promise<Proof["solution"] | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  let tried = 0;
  const counted: typeof deriveKey = (...keys) => {
    onProgress(++tried);
    return deriveKey(...keys);
  };
  const controller = new AbortController();
  const counterStep = Math.min(navigator.hardwareConcurrency || 1, mostAtOnce);
  const shares = Array.from({ length: counterStep }, (_, counterStart) =>
    solveChallenge({
      challenge,
      controller,
      counterStart,
      counterStep,
      deriveKey: counted,
      timeout: longestMilliseconds,
    }),
  );
  const solution = await Promise.race(shares);
  controller.abort();
  return solution;
}
