import type { GoalByNumber } from '#contract/goalUpsert.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { parentByDots } from '#core/goal/parentByDots.ts';
import type { SentRows } from '#server/features/goals/sentRows/sentRows.ts';

type Rows = SentRows<GoalByNumber>['rows'];

/** Rows in an order in which each goal comes after the one it stands under, where that is among them. */
export function parentsFirst(rows: Rows): Rows {
  const byNumber = new Map(rows.map((row) => [shownNumber(row.row.number), row]));
  const ordered = new Set<Rows[number]>();
  const entered = new Set<Rows[number]>();

  function place(row: Rows[number]): void {
    // A row above itself is refused when it is planned.
    if (entered.has(row)) return;
    entered.add(row);
    const above = aboveOf(row.row);
    const parent = above === null ? undefined : byNumber.get(above);
    if (parent !== undefined) place(parent);
    ordered.add(row);
  }

  function aboveOf({ number, parent_number: stated }: GoalByNumber): string | null {
    if (stated === undefined) return parentByDots(shownNumber(number), (key) => byNumber.has(key));
    return stated === null ? null : shownNumber(stated.trim());
  }

  for (const row of rows) place(row);
  return [...ordered];
}
