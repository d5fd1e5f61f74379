import type { ImportPreview } from '#contract/import.ts';
import { columnNumber } from '#core/format/columnLetters.ts';
import { isGoalRefused } from '#server/features/exchange/preparing/base/findings.ts';
import { type Grid, nameOfGrid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { Action } from './actions.ts';
import { type Ledger, rowAt } from './ledger.ts';
import type { MatchedGoal } from './matchPlan.ts';
import { lettersOf } from './nativeTables.ts';
import type { SettledTable } from './settleRoles.ts';

type Around = {
  readonly read: readonly SettledTable[];
  readonly goals: readonly MatchedGoal[];
  readonly actions: readonly Action[];
  readonly ledger: Ledger;
};

/** Gives back what the plan refuses: a cell, or of a goal that stays out all cells of its rows, each with the plan's reason. */
export function giveBackRefused({ read, goals, actions, ledger }: Around, groups: ImportPreview['groups']): void {
  const refused = groups.filter(({ kind }) => kind === 'refused' || kind === 'dropped');
  if (refused.length === 0) return;
  const grids = new Map(read.map(({ grid }) => [nameOfGrid(grid), grid]));
  const letters = lettersOf(read);
  const byLine = new Map<string, MatchedGoal>();
  for (const goal of goals) {
    const [first] = goal.built.records;
    if (first !== undefined) byLine.set(`${nameOfGrid(first.grid)}\n${first.line}`, goal);
  }
  const work = new Map(actions.map(({ record }) => [`${nameOfGrid(record.grid)}\n${record.line}`, record]));
  for (const { code, findings } of refused)
    for (const { file, line, column, cell, reason, said } of findings) {
      const grid = grids.get(file);
      if (grid === undefined || line === null) continue;
      const own = { why: reason, ...(said === undefined ? {} : { said }) };
      const goal = isGoalRefused(code) ? byLine.get(`${file}\n${line}`) : undefined;
      for (const record of goal?.built.records ?? []) refuseRow(record, ledger, own);
      const row = code === 'workRowUnfit' ? work.get(`${file}\n${line}`) : undefined;
      if (row !== undefined) refuseRow(row, ledger, own);
      const letter = /^[A-Z]+/.exec(cell ?? '')?.[0] ?? letters.get(file)?.get(column ?? '');
      if (letter !== undefined) ledger.refuse(grid, { line, column: columnNumber(letter) }, own);
    }
}

/** What stayed out of the row before keeps its own reason. */
function refuseRow(
  { grid, line }: { readonly grid: Grid; readonly line: number },
  ledger: Ledger,
  own: Parameters<Ledger['refuse']>[2],
): void {
  for (const column of rowAt(grid, line)?.cells.keys() ?? [])
    if (!ledger.isOut(grid, { line, column })) ledger.refuse(grid, { line, column }, own);
}
