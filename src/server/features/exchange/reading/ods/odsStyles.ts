import { colourOf } from '#server/features/exchange/reading/sheets/lightColour.ts';
import type { CellLook } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import { attributeOf, type XmlToken } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';

export type OdsStyles = {
  /** By the names of their styles. */
  readonly cells: ReadonlyMap<string, Pick<CellLook, 'colour' | 'indent'>>;
  readonly hiddenTables: ReadonlySet<string>;
};

export const NO_STYLES: OdsStyles = { cells: new Map(), hiddenTables: new Set() };

/** LibreOffice moves a text in by ten points a step. */
const STEP_IN_POINTS = 10;

/** Takes the pieces of a document one after the other; gives its styles once they end. */
export function styleReader(): (token: Exclude<XmlToken, { kind: 'text' }>) => OdsStyles | null {
  const cells = new Map<string, Pick<CellLook, 'colour' | 'indent'>>();
  const hiddenTables = new Set<string>();
  let isInStyles = false;
  let name = '';
  return (token) => {
    if (token.name === 'automatic-styles') {
      isInStyles = token.kind === 'open' && !token.isEmpty;
      return { cells, hiddenTables };
    }
    if (!isInStyles || token.kind !== 'open') return null;
    const { attributes } = token;
    if (token.name === 'style') name = attributeOf(attributes, 'name') ?? '';
    if (token.name === 'table-properties' && attributeOf(attributes, 'display') === 'false') hiddenTables.add(name);
    const before = cells.get(name) ?? { colour: null, indent: 0 };
    if (token.name === 'table-cell-properties') {
      const colour = colourOf((attributeOf(attributes, 'background-color') ?? '').replace('#', ''));
      if (colour !== null) cells.set(name, { ...before, colour });
    }
    if (token.name === 'paragraph-properties') {
      const indent = Math.round(pointsOf(attributeOf(attributes, 'margin-left') ?? '') / STEP_IN_POINTS);
      if (indent > 0) cells.set(name, { ...before, indent });
    }
    return null;
  };
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, cm: 28.35, mm: 2.835, in: 72 };

function pointsOf(length: string): number {
  const [, value = '0', unit = 'pt'] = /^([\d.]+)(pt|cm|mm|in)$/.exec(length) ?? [];
  return Number(value) * (POINTS[unit] ?? 1);
}
