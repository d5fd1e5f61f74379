import type { NumberMeaning } from './wholeSheet.ts';

export type NumberFormat = {
  readonly meaning: NumberMeaning;
  /** How many decimals a number is shown with; null where its format does not fix them. */
  readonly decimals: number | null;
};

/** What a format of numbers means, by its number in .xlsx and .xls and, where it has one of its own, its code. */
export function numberFormat(id: string, code: string | undefined): NumberFormat {
  return { meaning: meaningOf(id, code), decimals: decimalsOf(id, code) };
}

/** `0.00` shows two decimals, `General` as many as there are; format 2 is `0.00`, 1 is `0`. */
function decimalsOf(id: string, code: string | undefined): number | null {
  if (code === undefined) return id === '2' || id === '4' ? 2 : null;
  const shown = /^(?:#,##)?0(?:\.(0+))?$/.exec(code);
  return shown === null ? null : (shown[1]?.length ?? 0);
}

/** Formats without a code of their own (ECMA-376, 18.8.30 numFmt): 9 and 10 are percents, these are dates. */
const BUILT_IN_PERCENTS = ['9', '10'];
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];

function meaningOf(id: string, code: string | undefined): NumberMeaning {
  if (code !== undefined) return meaningOfCode(code);
  if (BUILT_IN_PERCENTS.includes(id)) return 'percent';
  return BUILT_IN_DATES.some(([first, last]) => Number(id) >= first && Number(id) <= last) ? 'date' : 'number';
}

/** Quoted text, escaped characters, and colours, conditions and currencies in brackets say nothing about the meaning. */
function meaningOfCode(code: string): NumberMeaning {
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  if (bare.includes('%')) return 'percent';
  return /[ymdhs]/i.test(bare.replace(/general/gi, '')) ? 'date' : 'number';
}
