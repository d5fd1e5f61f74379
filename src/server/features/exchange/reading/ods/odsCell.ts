import { percentText, shownDecimals } from '#server/features/exchange/reading/sheets/cellTexts.ts';
import type { FilledCell } from '#server/features/exchange/reading/sheets/filledRows.ts';
import { formulaFunction } from '#server/features/exchange/reading/sheets/periodFormula.ts';
import type { CellLook } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import { attributeOf } from '#server/features/exchange/reading/xlsx/xmlTokens.ts';
import type { OdsStyles } from './odsStyles.ts';

/** What stands in a cell, by its attributes (ISO 26300, part 1, 19.385 office:value-type) and its text; null for nothing. */
export function odsCell(
  { attributes, text: written }: { readonly attributes: string; readonly text: string },
  styles: OdsStyles,
): FilledCell | null {
  const formulaText = attributeOf(attributes, 'formula');
  const hasFormula = formulaText !== null;
  const { text, kind, shown } = valueIn(attributeOf(attributes, 'value-type') ?? '', attributes, written);
  if (text === '' && !hasFormula) return null;
  const { colour = null, indent = 0 } = styles.cells.get(attributeOf(attributes, 'style-name') ?? '') ?? {};
  const formula = formulaText === null ? null : formulaFunction(formulaText);
  const isPlain = colour === null && indent === 0 && shown === null && formula === null;
  const look: CellLook | null = isPlain ? null : { colour, indent, shown, ...(formula === null ? {} : { formula }) };
  return { text, kind: hasFormula ? kind.toUpperCase() : kind, look };
}

type Value = { readonly text: string; readonly kind: string; readonly shown: string | null };

function valueIn(type: string, attributes: string, written: string): Value {
  const asWritten: Value = { text: written, kind: 't', shown: null };
  switch (type) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberOf(attributeOf(attributes, 'value') ?? '', type, written) ?? asWritten;
    case 'date':
      return dayOf(attributeOf(attributes, 'date-value') ?? '') ?? asWritten;
    case 'boolean':
      return { text: attributeOf(attributes, 'boolean-value') === 'true' ? 'yes' : 'no', kind: 'b', shown: null };
    case 'string':
      return written === '' ? { ...asWritten, text: attributeOf(attributes, 'string-value') ?? '' } : asWritten;
    default:
      return asWritten;
  }
}

function numberOf(value: string, type: string, written: string): Value | null {
  const number = value.trim() === '' ? Number.NaN : Number(Number(value).toPrecision(15));
  if (!Number.isFinite(number)) return null;
  if (type === 'percentage') return { text: percentText(number), kind: 'p', shown: null };
  return { text: String(number), kind: 'n', shown: type === 'float' ? decimalsIn(number, written) : null };
}

/** 1.1 that is written `1.10` or `1,10`. */
function decimalsIn(number: number, written: string): string | null {
  const decimals = /^-?\d+[.,](\d+)$/.exec(written.trim())?.[1]?.length ?? 0;
  const shown = decimals === 0 ? null : shownDecimals(number, Math.min(decimals, 20));
  return shown === written.trim().replace(',', '.') ? shown : null;
}

/** `2026-01-31`, or `2026-01-31T12:30`. */
function dayOf(value: string): Value | null {
  const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (day === undefined) return null;
  return { text: time === '' || time === '00:00' ? day : `${day}T${time}`, kind: 'd', shown: null };
}
