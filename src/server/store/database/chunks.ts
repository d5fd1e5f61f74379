/** SQLite takes 32,766 parameters, PostgreSQL 65,535; beyond some thousands nothing gets faster. */
export const MOST_PARAMETERS = 6_000;

export type Chunked<T> = {
  readonly items: readonly T[];
  /** By default as many as one statement takes with one parameter each. */
  readonly size?: number;
};

export function* chunksOf<T>({ items, size = MOST_PARAMETERS }: Chunked<T>): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

export async function inChunks<T>(chunked: Chunked<T>, work: (chunk: readonly T[]) => Promise<void>): Promise<void> {
  for (const chunk of chunksOf(chunked)) await work(chunk);
}
