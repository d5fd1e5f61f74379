import { colourOf } from '#server/features/exchange/reading/sheets/lightColour.ts';
import { type NumberFormat, numberFormat } from '#server/features/exchange/reading/sheets/numberFormat.ts';
import type { CellColour } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import { attributeOf, xmlTokens } from './xmlTokens.ts';

export type CellStyle = NumberFormat & {
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
      styles.push({ ...numberFormat(id, code), colour, indent: 0 });
    }
    const last = styles.at(-1);
    if (token.name === 'alignment' && isInCellStyles && last !== undefined)
      styles[styles.length - 1] = { ...last, indent: Number(attributeOf(token.attributes, 'indent') ?? 0) };
  }
  return styles;
}
