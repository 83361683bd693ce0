/** Who reads, and what of an account: all of it, or what the scope of a read key leaves. */
export interface Viewer {
  accountId: string;
  /** The id of the key that acts; null for a person signed in by a mailed link, and for the service itself. */
  by: string | null;
  scope?: Scope;
  /** The bucket of the address that it comes from, where that is known. */
  client?: string;
}

/**
 * Who acts, and for which account: the first argument of every verb, so that nothing can be asked without one. A verb that
 * takes it cannot be given the holder of a read key.
 */
export interface Actor extends Viewer {
  scope?: undefined;
  /** Who acts where no key does. */
  role?: "link" | "operator" | "stripe";
}

/** What a read key sees of its account's mail: null for any namespace, null for any tag. */
export interface Scope {
  namespace: string | null;
  /** As it was given: tags are compared in any letter case. */
  tagPrefix: string | null;
}

/** Whether mail for a tag of a namespace lies within the scope. */
export function isWithin({ scope }: Viewer, { namespace, tag }: { namespace: string; tag: string }) {
  if (!scope) return true;
  if (scope.namespace !== null && scope.namespace !== namespace.toLowerCase()) return false;
  return scope.tagPrefix === null || tag.toLowerCase().startsWith(scope.tagPrefix.toLowerCase());
}
