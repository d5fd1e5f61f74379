import type { ReadNotice } from '#contract/readNotice.ts';
import type { LineNotice } from './table.ts';

type Said = { readonly reason: string; readonly names?: readonly string[]; readonly numbers?: readonly number[] };

/** So many names travel to the page. */
const MOST_NAMES = 50;

/** A notice with its English sentence and what the page needs to say it. */
export function readNotice(
  line: number,
  code: ReadNotice['code'],
  { reason, names = [], numbers = [], isLeftOut = true }: Said & { readonly isLeftOut?: boolean },
): LineNotice {
  const said = { code, names: names.slice(0, MOST_NAMES), numbers: [...numbers], is_left_out: isLeftOut };
  return { line, reason, said };
}
