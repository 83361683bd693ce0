/** The value below which this share (0 to 1) of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function row(name: string, value: string, note = ""): void {
  console.log(`${name.padEnd(48)} ${value.padStart(14)}  ${note}`);
}
