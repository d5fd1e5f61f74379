import { createHash } from 'node:crypto';
import type { RowBlock } from './tableRows.ts';

/** Row count and an order-independent checksum of the rows. */
export type TableDigest = { readonly rows: number; readonly sum: string };

const MODULUS = 1n << 256n;

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

export function differingTables(
  one: Readonly<Record<string, TableDigest>>,
  other: Readonly<Record<string, TableDigest>>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum);
}
