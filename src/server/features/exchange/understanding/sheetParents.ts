import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { ReadTable } from './buildGoals.ts';
import { findPeriod } from './findPeriod.ts';
import type { Questions } from './questions.ts';
import { why } from './why.ts';

/** What sheets are called that nobody named, or that say what is in any of them. */
export function isGeneric(sheet: string): boolean {
  return GENERIC.test(sheet.trim());
}

const GENERIC =
  /^(?:sheet|tabelle|hoja|feuil(?:le)?|planilha|plan|foglio|blad|arkusz|list|лист|φύλλο|sayfa|シート|工作表)?\s?\d*$|^(?:goals?|kpis?|data|daten|données|datos|dados|dati|targets?|actuals?|indicators?|indikatoren|indicateurs|indicadores|scorecard|dashboard|report|bericht|plan|ziele|übersicht|main|overview)$/iu;

/** Where several sheets have goals of their own, each sheet stands above its goals, called as the sheet. */
export function sheetParents(read: readonly ReadTable[], questions: Questions): ReadonlyMap<Grid, string> {
  const grids = [...new Set(read.filter(({ records }) => records.length > 0).map(({ table }) => table.grid))];
  const named = grids.filter(({ sheet }) => sheet !== null && !isGeneric(sheet));
  if (grids.length < 2 || named.length < 2) return new Map();
  const titles = (grid: Grid) =>
    new Set(
      read
        .filter(({ table }) => table.grid === grid)
        .flatMap(({ records }) => records.map(({ title }) => wordKey(title.text))),
    );
  const all = grids.map(titles);
  const total = all.reduce((sum, each) => sum + each.size, 0);
  const distinct = new Set(all.flatMap((each) => [...each])).size;
  // The same goals on sheets of periods are the same goals.
  const arePeriods = named.filter(({ sheet }) => findPeriod(sheet ?? '')?.rest === '').length * 2 > named.length;
  const areGoals = all.every(({ size }) => size === 1);
  const isRepeated = distinct < total * 0.75;
  const proposed = arePeriods || isRepeated || areGoals ? 'no' : 'yes';
  const answer = questions.ask({
    name: 'levels_from_sheets',
    kind: 'levels',
    text: 'Does each sheet stand above its goals, as a goal called as the sheet?',
    proposed,
    choices: [
      ['yes', 'Each sheet is the level above'],
      ['no', 'Sheets are no level'],
    ],
    reason: arePeriods
      ? why('sheets_are_periods')
      : isRepeated
        ? why('goals_repeat')
        : areGoals
          ? why('sheet_is_goal')
          : why('sheets_have_goals', named.length),
    confidence: 0.88,
    cells: grids.length,
  });
  return answer === 'yes' ? new Map(named.map((grid) => [grid, (grid.sheet ?? '').trim()])) : new Map();
}
