/** A text's UTF-16 units, which are faster to read and to change than a string, and `spare` zeros behind them. */
export function unitsOf(text: string, spare = 0): Uint16Array {
  const units = new Uint16Array(text.length + spare);
  if (text.length > SHORT) Buffer.from(units.buffer).write(text, "utf16le");
  else for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
  return units;
}

/** Where a copy of the whole is not yet worth its beginning. */
const SHORT = 200;

export function textOf({ buffer, byteOffset, byteLength }: Uint16Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf16le");
}

/** Puts for each unit what it becomes, which `become` is asked once for each. */
export function createUnitMap(become: (unit: number) => number): (units: Uint16Array) => void {
  const known = new Uint32Array(0x10000); // one more, so that 0 is none
  return (units) => {
    for (let index = 0; index < units.length; index += 1) {
      const unit = units[index] as number;
      let found = known[unit] as number;
      if (found === 0) {
        found = become(unit) + 1;
        known[unit] = found;
      }
      units[index] = found - 1;
    }
  };
}
