import type { FoundReason } from '#contract/foundReason.ts';
import type { Goal } from '#core/goal/goal.ts';
import { goalKindOf } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES, type Series, seriesOf } from '#core/goal/series.ts';
import { type KnownGoal, rollupRefusalOf } from '#core/rollup/leftOut.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { RowsByGoal } from './entryColumns.ts';
import type { EntryRow } from './entryRow.ts';
import type { BookedGoal, GoalBook } from './goalBook.ts';
import type { GoalRow } from './goalRow.ts';

/**
 * Takes out roll-ups that cannot be: a child tracked less often than its parent, or of another value type (rule 3.12).
 * The row that sets one gives way: the parent's roll-up is dropped, else the child stays out of it.
 */
export function fitRollups(book: GoalBook, entries: RowsByGoal, around: Surroundings): ReadonlyMap<string, BookedGoal> {
  const goals = new Map(book.goals);
  const keyOfId = new Map([...goals].map(([key, { after }]) => [after.id, key]));
  const parents = new Set([...goals.values()].map(({ after }) => after.parentId));
  const seriesByKey = new Map<string, Series>();
  const known = (key: string, { after }: BookedGoal): KnownGoal => {
    const goal = asGoal(after);
    if (!parents.has(after.id)) return { goal, kind: goalKindOf(goal, EMPTY_SERIES, false) };
    const series = seriesByKey.get(key) ?? seriesAfter(key, after);
    seriesByKey.set(key, series);
    return { goal, kind: goalKindOf(goal, series, true) };
  };
  const seriesAfter = (key: string, after: StoredGoal): Series => {
    const rows = entries.get(key);
    if (rows === undefined) return around.state.series.get(after.id) ?? EMPTY_SERIES;
    return seriesOf(rows.map(rawEntry), after.trackingFrequency, around.state.plan);
  };
  for (const [key, child] of book.goals) {
    const parentKey = child.after.parentId === null ? undefined : keyOfId.get(child.after.parentId);
    const parent = parentKey === undefined ? undefined : goals.get(parentKey);
    if (parentKey === undefined || parent === undefined || child.after.rollup === 'none') continue;
    const refusal = rollupRefusalOf(known(parentKey, parent), known(key, child));
    if (refusal === null) continue;
    const setter = parent.row?.cells.rollup === undefined ? child : parent;
    const row = setter.row ?? parent.row;
    if (row === null) continue;
    const rollup = setter === parent ? (parent.before?.rollup ?? null) : ('none' as const);
    goals.set(setter === parent ? parentKey : key, { ...setter, after: { ...setter.after, rollup } });
    list(row, because(REASON[refusal], child.after.number, parent.after.number), around);
  }
  return goals;
}

const REASON = { trackedLessOften: 'tracked_less_often', otherValueType: 'other_value_type' } as const;

function list(row: GoalRow, reason: FoundReason, { findings }: Surroundings): void {
  findings.add('rollupUnfit', { ...row.place, column: 'rollup' }, { value: row.cells.rollup ?? '', reason });
}

function rawEntry({ day, target, actual }: EntryRow) {
  return { date: day, target, actual };
}

/** The store's stamps and comments do not matter here. */
function asGoal(stored: StoredGoal): Goal {
  return { ...stored, updatedAt: '', lastComment: null, commentCount: 0 };
}
