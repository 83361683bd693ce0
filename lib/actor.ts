/** Who acts, and for which account: the first argument of every verb, so that nothing can be asked without one. */
export interface Actor {
  accountId: string;
  /** The id of the key that acts; null for a person signed in by a mailed link, and for the service itself. */
  by: string | null;
}
