/** Set by tests and benchmarks, and by readers of the API guide; the server reads none of them. */
const OTHERS = /^MILEPOST_(TEST_\w+|BENCH_\w+|SHARED_DATA|TOKEN)$/;

const OURS = /^MILEPOST_/i;
/** Other programs use this prefix too: only a near miss of ours is meant for us. */
const SHARED = /^DATABASE_/;

export type UnknownVariable = { readonly name: string; readonly nearest: string };

/** Variables that look like those of Milepost and are not, each with the nearest that exists. */
export function unknownVariables(names: readonly string[], known: readonly string[]): readonly UnknownVariable[] {
  return names
    .filter((name) => !known.includes(name) && !OTHERS.test(name))
    .flatMap((name) => {
      const { nearest, slips } = nearestOf(name, known);
      return OURS.test(name) || (SHARED.test(name) && slips === 1) ? [{ name, nearest }] : [];
    });
}

/** Compared without the common prefix too: MILEPOST_PORT means PORT. */
function nearestOf(name: string, known: readonly string[]): { readonly nearest: string; readonly slips: number } {
  const typed = name.toUpperCase();
  const spellings = [typed, typed.replace(OURS, '')];
  const found = known
    .map((each) => ({ nearest: each, slips: Math.min(...spellings.map((spelling) => slipsBetween(spelling, each))) }))
    .toSorted((one, other) => one.slips - other.slips);
  return found[0] ?? { nearest: '', slips: Number.POSITIVE_INFINITY };
}

/** The edit distance of two texts, with swapped neighbours as one error. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = at(last, j - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, swapped, at(last, j) + 1, at(row, j - 1) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
