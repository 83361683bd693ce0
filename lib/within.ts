/**
 * The promise's outcome, or an error once `milliseconds` have passed: for queries, since a connection whose other end
 * has vanished without a word is given up only later. What was asked goes on; only its asker is freed.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("no answer in time"), { code: "DEADLINE" })), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
