import { attributeOf, xmlTokens } from './xmlTokens.ts';

/** What a number with a format means: a day, a percent (0.9 is 90%), or just a number. */
export type NumberMeaning = 'date' | 'percent' | 'number';

/** A colour of a traffic light that a cell is filled with. */
export type CellColour = 'green' | 'amber' | 'red';

export type CellStyle = {
  readonly meaning: NumberMeaning;
  /** How many decimals a number is shown with; null where its format does not fix them. */
  readonly decimals: number | null;
  readonly colour: CellColour | null;
  /** How far its text is moved in. */
  readonly indent: number;
};

/** Each cell style by its place in the list (ECMA-376, 18.8.10 cellXfs). */
export function readCellStyles(xml: string): CellStyle[] {
  const formats = new Map<string, string>();
  const styles: CellStyle[] = [];
  const fills: (CellColour | null)[] = [];
  let isInCellStyles = false;
  let isInFills = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === 'fills') isInFills = token.kind === 'open' && !token.isEmpty;
    if (token.name === 'cellXfs') isInCellStyles = token.kind === 'open' && !token.isEmpty;
    if (token.kind !== 'open') continue;
    const id = attributeOf(token.attributes, 'numFmtId') ?? '0';
    if (token.name === 'numFmt') formats.set(id, attributeOf(token.attributes, 'formatCode') ?? '');
    if (token.name === 'fill' && isInFills) fills.push(null);
    if (token.name === 'fgColor' && isInFills && fills.length > 0)
      fills[fills.length - 1] = colourOf(attributeOf(token.attributes, 'rgb') ?? '');
    if (token.name === 'xf' && isInCellStyles) {
      const code = formats.get(id);
      const colour = fills[Number(attributeOf(token.attributes, 'fillId') ?? 0)] ?? null;
      styles.push({ meaning: meaningOf(id, code), decimals: decimalsOf(id, code), colour, indent: 0 });
    }
    const last = styles.at(-1);
    if (token.name === 'alignment' && isInCellStyles && last !== undefined)
      styles[styles.length - 1] = { ...last, indent: Number(attributeOf(token.attributes, 'indent') ?? 0) };
  }
  return styles;
}

/** `0.00` shows two decimals, `General` as many as there are; format 2 is `0.00`, 1 is `0`. */
function decimalsOf(id: string, code: string | undefined): number | null {
  if (code === undefined) return id === '2' || id === '4' ? 2 : null;
  const shown = /^(?:#,##)?0(?:\.(0+))?$/.exec(code);
  return shown === null ? null : (shown[1]?.length ?? 0);
}

/** The colour of a traffic light that a fill is, by its hue; null for a pale, grey or other one. */
function colourOf(argb: string): CellColour | null {
  const [red = 0, green = 0, blue = 0] =
    (/^[0-9A-F]{8}$/i.test(argb) ? argb.slice(2) : argb).match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 90 || range < 50) return null;
  const hue =
    most === red
      ? (60 * (green - blue)) / range
      : most === green
        ? 120 + (60 * (blue - red)) / range
        : 240 + (60 * (red - green)) / range;
  if (hue >= 75 && hue <= 170) return 'green';
  if (hue >= 25 && hue < 75) return 'amber';
  return hue > -20 && hue < 25 ? 'red' : null;
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
