import { createHash } from 'node:crypto';
import type { RowBlock } from './tableRows.ts';

/** How many rows a table has, and a sum over what each of them says: equal whatever order they are read in. */
export type TableDigest = { readonly rows: number; readonly sum: string };

const MODULUS = 1n << 256n;

/** Counts and sums the rows of one table. */
export class DigestedTable {
  #rows = 0;
  #sum = 0n;

  add({ columns, rows }: RowBlock): void {
    const names = columns.join();
    for (const row of rows) {
      const hash = createHash('sha256').update(names).update(JSON.stringify(row)).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
    }
    this.#rows += rows.length;
  }

  digest(): TableDigest {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}

/** The tables in which two digests differ. */
export function differingTables(
  one: Readonly<Record<string, TableDigest>>,
  other: Readonly<Record<string, TableDigest>>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum);
}
