/** Parameters in one statement: SQLite takes 32,766, PostgreSQL 65,535; beyond some thousands nothing gets faster. */
export const MOST_PARAMETERS = 6_000;

export type Chunked<T> = {
  readonly items: readonly T[];
  /** Items at a time; without it as many as one statement takes, one parameter each. */
  readonly size?: number;
};

/** `items` a chunk at a time. */
export function* chunksOf<T>({ items, size = MOST_PARAMETERS }: Chunked<T>): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Hands `items` to `work` a chunk at a time, in order, one after the other. */
export async function inChunks<T>(chunked: Chunked<T>, work: (chunk: readonly T[]) => Promise<void>): Promise<void> {
  for (const chunk of chunksOf(chunked)) await work(chunk);
}
