export interface Form {
  [name: string]: string | Form;
}

/** Reads `a[b][0][c]=x` as Stripe does, into nested objects; the indices of a list are names. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    let place = form;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      const inner: Form = typeof next === "object" ? next : {};
      place[part] = inner;
      place = inner;
    }
    place[path.at(-1) ?? ""] = value;
  }
  return form;
}

/** The text of a field, by its path; null where there is none. */
export function field(form: Form, ...path: string[]): string | null {
  let value: string | Form | undefined = form;
  for (const part of path) value = typeof value === "object" ? value[part] : undefined;
  return typeof value === "string" ? value : null;
}

/** The fields of an inner object, all as text. */
export function fields(form: Form, ...path: string[]): Record<string, string> {
  let value: string | Form | undefined = form;
  for (const part of path) value = typeof value === "object" ? value[part] : undefined;
  if (typeof value !== "object") return {};
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, String(inner)]));
}
