const SIGNATURE = "-- ";

/**
 * Flowed text as lines that end where its writer ended them (RFC 3676, 4): one that ends with a blank goes on in the next of
 * the same depth of quotation. libmime's own leaves the marks of quotations and stuffing within the lines that it joins.
 */
export function joinFlowed(text: string, deletesBlank: boolean): string {
  const joined: string[] = [];
  let openDepth = -1;
  for (const line of text.split("\n")) {
    const depth = quotationDepth(line);
    const marks = ">".repeat(depth);
    const content = line.startsWith(" ", depth) ? line.slice(depth + 1) : line.slice(depth);
    const goesOn = content.endsWith(" ") && content !== SIGNATURE;
    const kept = goesOn && deletesBlank ? content.slice(0, -1) : content;
    if (depth === openDepth && content !== SIGNATURE) joined[joined.length - 1] += kept;
    else joined.push(depth > 0 && content !== "" ? `${marks} ${kept}` : marks + kept);
    openDepth = goesOn ? depth : -1;
  }
  return joined.join("\n");
}

function quotationDepth(line: string): number {
  let depth = 0;
  while (line[depth] === ">") depth += 1;
  return depth;
}
