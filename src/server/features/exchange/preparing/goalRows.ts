import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { cellText } from '#server/features/exchange/preparing/base/sheet.ts';
import type { KnownSheet } from '#server/features/exchange/preparing/base/sheets.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { currencyOf } from '#server/features/exchange/values/currencies.ts';
import { planCells } from '#server/features/exchange/values/planCells.ts';
import { type GoalRow, readGoalRow } from './goalRow.ts';

export type GoalRows = {
  /** By the shown number, in the order of the tables. */
  readonly rows: ReadonlyMap<string, GoalRow>;
  /** All rows of the tables, those that cannot be read among them. */
  readonly read: number;
  /** Shown numbers of rows that stay out and stand for no row that goes in. */
  readonly refused: ReadonlySet<string>;
};

/**
 * Reads the rows of all goals tables. Of two rows with one number the first goes in; the same goal on another sheet,
 * which has its figures of another year, is listed and not counted again.
 */
export function readGoalRows(sheets: readonly KnownSheet[], plan: Plan): GoalRows {
  const cells = planCells(plan);
  const rows = new Map<string, GoalRow>();
  const refused = new Set<string>();
  let read = 0;
  for (const { kind, sheet } of sheets) {
    if (kind !== 'goals') continue;
    read += sheet.table.rows.length + sheet.table.unreadable.length;
    for (const row of sheet.table.rows) {
      const goal = readGoalRow({ sheet, row }, cells);
      if (goal === null) refused.add(shownNumber(cellText({ sheet, row, column: 'number' }) ?? ''));
      else if (isAgain(goal, rows.get(goal.key), sheet.findings)) read -= 1;
      else if (!isTwice(goal, rows.get(goal.key), sheet.findings)) {
        rows.set(goal.key, goal);
        listCurrency(goal, plan, sheet.findings);
      }
    }
  }
  for (const key of rows.keys()) refused.delete(key);
  return { rows, read, refused };
}

function isAgain(goal: GoalRow, first: GoalRow | undefined, findings: Findings): boolean {
  if (first === undefined || first.title !== goal.title || first.place.file === goal.place.file) return false;
  const { file, line } = first.place;
  findings.add('goalAgain', goal.place, {
    value: goal.number,
    reason: `${file} line ${line} is used for “${goal.title}”`,
  });
  return true;
}

function isTwice(goal: GoalRow, first: GoalRow | undefined, findings: Findings): boolean {
  if (first === undefined) return false;
  const { file, line } = first.place;
  const where = file === goal.place.file ? String(line) : `${line} (${file})`;
  findings.add(
    'numberTwice',
    { ...goal.place, column: 'number' },
    { value: goal.number, reason: because('line_has_number', where, goal.title) },
  );
  return true;
}

/** A plan has one currency; an amount in another one is shown with the plan's sign. */
function listCurrency({ place, unit: own, headingUnit }: GoalRow, { currency }: Plan, findings: Findings): void {
  const unit = own || headingUnit || '';
  const sign = currencyOf(unit)?.sign;
  if (sign === undefined || sign === null || sign === currency) return;
  findings.add(
    'currencyOther',
    { ...place, column: 'unit' },
    { value: unit, reason: `${sign}; the plan’s currency is ${currency}` },
  );
}
