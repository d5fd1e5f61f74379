import { attributeOf, xmlTokens } from './xmlTokens.ts';

/** What a number with a format means: a day, a percent (0.9 is 90%), or just a number. */
export type NumberMeaning = 'date' | 'percent' | 'number';

/** The meaning of each cell style by its place in the list (ECMA-376, 18.8.10 cellXfs). */
export function readCellStyles(xml: string): NumberMeaning[] {
  const formats = new Map<string, string>();
  const meanings: NumberMeaning[] = [];
  let isInCellStyles = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isInCellStyles = token.kind === 'open' && !token.isEmpty;
    if (token.kind !== 'open') continue;
    const id = attributeOf(token.attributes, 'numFmtId') ?? '0';
    if (token.name === 'numFmt') formats.set(id, attributeOf(token.attributes, 'formatCode') ?? '');
    if (token.name === 'xf' && isInCellStyles) meanings.push(meaningOf(id, formats.get(id)));
  }
  return meanings;
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
