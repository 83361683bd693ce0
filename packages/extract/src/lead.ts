/** How much more is said of each value than of any other; below 0 where more is said of another, at most down to nothing said at all. */
export function createLead(said: Map<string, number>, nothing: number): (value: string) => number {
  const [most = nothing, second = nothing] = [...said.values()].sort((a, b) => b - a);
  return (value) => {
    const itself = said.get(value) ?? nothing;
    return itself - (itself === most ? second : most);
  };
}
