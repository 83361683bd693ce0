const patienceMilliseconds = 5_000;

/** Whether the server is there, and its database: without either, Next would show an error page for all that stands here. */
export async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const response = await fetch("/readyz", { cache: "no-store", signal }).catch(() => null);
  return response?.ok === true;
}
