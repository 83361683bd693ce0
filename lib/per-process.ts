/**
 * State that exists once in a process. Next loads several copies of a module (server, route handlers, pages),
 * so a module variable would give each its own connections and waiters.
 */
export function perProcess<T>(name: string, create: () => T) {
  const key = Symbol.for(`restante.${name}`);
  const slots = globalThis as { [key]?: T };
  return {
    get(): T {
      slots[key] ??= create();
      return slots[key];
    },
    /** Removes and returns the value, if there is one. */
    take(): T | undefined {
      const value = slots[key];
      delete slots[key];
      return value;
    },
  };
}
