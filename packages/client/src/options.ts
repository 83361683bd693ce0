/** Throws where there is no such option: a filter that is misspelt would be passed over, and any mail would do. */
export function checkOptions<T extends object>(options: T, ...names: (keyof T & string)[]): void {
  if (typeof options !== "object") {
    throw new TypeError(`Options are an object, with ${names.join(", ")}; this is ${JSON.stringify(options)}.`);
  }
  const unknown = Object.keys(options).find((name) => !(names as string[]).includes(name));
  if (unknown !== undefined) throw new TypeError(`There is no option \`${unknown}\`; there are ${names.join(", ")}.`);
}
