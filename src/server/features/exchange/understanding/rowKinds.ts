import type { OutReason } from '#contract/importQuestion.ts';
import { statusWord, TOTALS } from '#server/features/exchange/understanding/words/cellWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { filledColumns } from './headings.ts';
import { readFigure } from './readFigure.ts';
import type { SettledTable } from './settleRoles.ts';

/** What a row of a table is: data, a section whose goals follow, or something that stays out. */
export type RowKind =
  | { readonly is: 'data' }
  | { readonly is: 'section'; readonly column: number }
  | { readonly is: 'out'; readonly reason: OutReason };

const DATA: RowKind = { is: 'data' };

const NOTE =
  /^\s*(?:[*†‡¹²³⁴§]|\(?\d\)\s|notes?\b|hinweise?\b|anmerkung|erläuterung|fu(?:ß|ss)note|bemerkung|lesehilfe|lecture\s?:|champ\s?:|observaci[oó]n(?:es)?\s?:|elaboraci[oó]n\s?:|obs\.?\s?:|uwag[ai]\s?:|wyjaśnieni|pozn\.|vysvětliv|kilde\s?:|källa\s?:|anm\.?\s?:|lähde\s?:|forrás\s?:|surs[aă]\s?:|비고|출처|資料[:：]|出典|出所|المصدر|ملاحظ|kaynak\s?:|quellen?\b|stand\b|sources?\b|fuentes?\b|fonte\b|font\b|nota\b|remarque|légende|legende|legend\b|key\b|as of\b|erstellt|created|©|data source|bron\b|źródło|zdroj|poznámka|источник|примечание|πηγή|注|備考|※|资料来源|说明)/iu;
/** `G = on target, A = watch`: what marks stand for. */
const LEGEND = /^\s*\p{L}{1,6}\s?[=:–-]\s?[^,;=]{2,40}[,;]\s*\p{L}{1,6}\s?[=:–-]\s?\S/u;
const LONG = 60;

/** What each row of a table is, by the index of its row. */
export function rowKinds(table: SettledTable): ReadonlyMap<number, RowKind> {
  const kinds = new Map<number, RowKind>();
  const own = table.columns.map(({ heading }) => wordKey(heading.split(' | ').at(-1) ?? heading));
  const whole = table.columns.map(({ heading }) => wordKey(heading));
  const roleAt = (column: number) => table.roles.get(column)?.is;
  // `sum` under a heading such as Function is no total.
  const isNaming = (column: number) => roleAt(column) !== 'function';
  const width = table.columns.filter(({ heading }) => heading !== '').length;
  const numberAt = columnOf(table, 'number');
  const titleAt = columnOf(table, 'title');
  const hasFigures =
    table.rowsAre !== 'goals' || [...table.roles.values()].some(({ is }) => is === 'figure' || is === 'goal');
  const lastData = lastDataRow(table, { width });
  const alone = new Map(table.columns.map(({ at }) => [at, isLevel(table, at) && standsAlone(table, at)]));
  const isNumbered = numberAt >= 0 && (table.columns[numberAt]?.cells.filled ?? 0) * 2 >= table.body.length;
  for (const [index, at] of table.body.entries()) {
    const row = table.grid.rows[at];
    if (row === undefined) continue;
    const filled = filledColumns(row.cells);
    const text = (column: number | undefined) => (column === undefined ? '' : (row.cells[column] ?? '').trim());
    const isRepeat =
      filled.length > 1 &&
      filled.filter((column) => wordKey(text(column)) === own[column] || wordKey(text(column)) === whole[column])
        .length >=
        filled.length * 0.8;
    if (isRepeat) {
      kinds.set(at, { is: 'out', reason: 'repeated' });
      continue;
    }
    const hasNumber = numberAt >= 0 && /\d/.test(text(numberAt)) && !/\p{L}{3,}\s/u.test(text(numberAt));
    const figures = filled.filter(
      (column) => (roleAt(column) === 'figure' || roleAt(column) === 'goal') && readFigure(text(column), '.') !== null,
    );
    if (!hasNumber && isTotal(filled.filter(isNaming).slice(0, 3).map(text), isNumbered)) {
      kinds.set(at, { is: 'out', reason: 'total' });
      continue;
    }
    if (
      index > lastData ||
      (filled.length === 1 && LEGEND.test(text(filled[0]))) ||
      (filled.length === 1 && NOTE.test(text(filled[0])) && figures.length === 0 && filled[0] !== titleAt)
    ) {
      kinds.set(at, { is: 'out', reason: 'note' });
      continue;
    }
    if (filled.length === 1 && figures.length === 0 && hasFigures) {
      const [column = 0] = filled;
      const isWide = table.grid.merges.some(
        ({ firstLine, firstColumn, lastColumn }) =>
          firstLine === row.line && firstColumn === column && lastColumn - firstColumn + 1 >= Math.min(3, width),
      );
      const next = table.grid.rows[table.body[index + 1] ?? -1];
      const isBeforeHead =
        next !== undefined &&
        filledColumns(next.cells).length > 1 &&
        filledColumns(next.cells).every((each) => [own[each], whole[each]].includes(wordKey(next.cells[each] ?? '')));
      if (isBeforeHead) kinds.set(at, { is: 'out', reason: 'title' });
      else if (
        index < table.body.length - 1 &&
        (isWide ||
          (column !== titleAt && (!isLevel(table, column) || alone.get(column) === true)) ||
          (column === titleAt && isSectionTitle(table, index)))
      )
        kinds.set(at, { is: 'section', column });
      else if (text(column).length > LONG && column !== titleAt) kinds.set(at, { is: 'out', reason: 'note' });
      else kinds.set(at, DATA);
      continue;
    }
    kinds.set(at, DATA);
  }
  return kinds;
}

function columnOf(table: SettledTable, is: string): number {
  return [...table.roles].find(([, role]) => role.is === is)?.[0] ?? -1;
}

function isLevel(table: SettledTable, column: number): boolean {
  return table.roles.get(column)?.is === 'level';
}

/** Whether a column has texts only in rows that have nothing else. */
function standsAlone({ grid, body }: SettledTable, column: number): boolean {
  return body.every((at) => {
    const cells = grid.rows[at]?.cells ?? [];
    return (cells[column] ?? '').trim() === '' || filledColumns(cells).length === 1;
  });
}

/** A title alone among rows that have numbers or figures is that of a section, where rows with figures follow. */
function isSectionTitle(table: SettledTable, index: number): boolean {
  if (columnOf(table, 'number') >= 0) return false;
  const next = table.grid.rows[table.body[index + 1] ?? -1];
  if (next === undefined || filledColumns(next.cells).length < 3) return false;
  const alone = table.body.filter((at) => filledColumns(table.grid.rows[at]?.cells ?? []).length === 1).length;
  return alone >= 1 && alone * 2 <= table.body.length;
}

/** `Total`, `Summe`; with the name of what it sums in a row without a number: `Subtotal Priority 1`. */
function isTotal(texts: readonly string[], isNumbered: boolean): boolean {
  return texts.some((text) => {
    const key = wordKey(text).replace(/ (?:19|20)\d{2}$/, '');
    if (TOTALS.has(key)) return true;
    return (
      /^(?:grand total|sub ?total|zwischensumme|total general|total général|sous total)\b/.test(key) ||
      (isNumbered && /^(?:total|summe|gesamt|suma|totale|razem|celkem|итого|всего|合計|合计)\b/.test(key))
    );
  });
}

/** The index in the body of the last row that is no note, legend or signature at the end. */
function lastDataRow(table: SettledTable, { width }: { readonly width: number }): number {
  let last = table.body.length - 1;
  for (let index = last; index > 0; index -= 1) {
    const row = table.grid.rows[table.body[index] ?? -1];
    if (row === undefined) break;
    const filled = filledColumns(row.cells);
    const first = (row.cells[filled[0] ?? 0] ?? '').trim();
    const hasFigure = filled.some((column) => {
      const role = table.roles.get(column)?.is;
      return (role === 'figure' || role === 'goal') && readFigure((row.cells[column] ?? '').trim(), '.') !== null;
    });
    if (hasFigure || filled.length > 2) break;
    const isGap = gapAbove(table, index);
    const isSaid =
      NOTE.test(first) ||
      first.length > LONG ||
      table.grid.merges.some(
        ({ firstLine, firstColumn, lastColumn }) => firstLine === row.line && lastColumn - firstColumn >= 2,
      );
    const isLegend =
      filled.length <= 2 &&
      (statusWord(first) !== null || table.grid.looks.get(`${row.line} ${filled[0]}`)?.colour !== undefined) &&
      isGap;
    const isFew = filled.length <= Math.max(1, width / 4) && isGap;
    const isMarks =
      filled.every(
        (column) =>
          table.roles.get(column)?.is === 'out' ||
          table.roles.get(column)?.is === 'measure' ||
          table.roles.get(column)?.is === 'frequency' ||
          table.roles.get(column)?.is === 'valueFormat',
      ) && filled.length > 0;
    if ((isSaid && filled.length === 1) || isLegend || (isFew && width >= 3) || isMarks) last = index - 1;
    else break;
  }
  return last;
}

/** Whether a blank row stands above a row, or above the rows like it right above. */
function gapAbove(table: SettledTable, index: number): boolean {
  for (let at = index; at > 0; at -= 1) {
    const [row, before] = [table.grid.rows[table.body[at] ?? -1], table.grid.rows[table.body[at - 1] ?? -1]];
    if (row === undefined || before === undefined) return false;
    if (row.line - before.line > 1) return true;
    if (filledColumns(before.cells).length > 2) return false;
  }
  return false;
}
