import type { DecimalMark } from '#core/typed/decimalMark.ts';
import type { ReadTable } from './buildGoals.ts';

const MOST = 5000;

/** The decimal mark of a sheet, as the cells say it that can be read one way only. */
export function marksOf(
  read: readonly ReadTable[],
  usual: DecimalMark,
): { readonly mark: DecimalMark; readonly isSure: boolean } {
  let [points, commas, seen] = [0, 0, 0];
  for (const { records } of read)
    for (const { figures } of records)
      for (const { text, cellKind } of figures) {
        if (/[nNpP]/.test(cellKind) || seen > MOST) continue;
        seen += 1;
        const body = text.replace(/[^\d.,]/g, '');
        if (
          /\d[.]\d{3}[.,]\d{3}|\.\d{3},\d|(?<![.\d]\d{0,3}),\d{1,2}$|,\d{4,}$|^0,\d/.test(body) &&
          !/,\d{3},/.test(body)
        )
          commas += 1;
        else if (/,\d{3}[,.]\d|\.\d{1,2}$|\.\d{4,}$|^0\.\d/.test(body)) points += 1;
        else if (/,\d{1,2}$|,\d{4,}$/.test(body)) commas += 1;
      }
  if (points === commas) return { mark: usual, isSure: false };
  return { mark: points > commas ? '.' : ',', isSure: true };
}
