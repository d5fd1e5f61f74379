export const PAGE = 1_000;

/** Keyset pagination: reads page after page, each from after the last row of the one before, until one is not full. */
export async function inPages<R>(readPage: (last: R | undefined) => Promise<readonly R[]>): Promise<void> {
  let last: R | undefined;
  for (;;) {
    const rows = await readPage(last);
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
