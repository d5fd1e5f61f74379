import { isDeepStrictEqual } from 'node:util';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { RowsByGoal } from './entryColumns.ts';
import type { FrequencyTold } from './goalDefaults.ts';
import type { GoalRow } from './goalRow.ts';
import type { GoalRows } from './goalRows.ts';
import { goalOf } from './goalState.ts';
import { listPlaces } from './listPlaces.ts';
import { type SettledTree, settleTree } from './settleTree.ts';
import { goalsByKey, type StoredGoals } from './storedGoals.ts';
import { tellFrequencies } from './tellFrequencies.ts';
import { tellParents } from './tellParents.ts';

/** A goal after the import, with what it was before and the row that speaks of it. */
export type BookedGoal = {
  readonly after: StoredGoal;
  /** Null for a new one. */
  readonly before: StoredGoal | null;
  /** Null for a goal of the plan that no row speaks of. */
  readonly row: GoalRow | null;
  /** Of the row that gives it a year's target, where that is another one. */
  readonly place?: Place | null;
};

export type GoalBook = {
  /** Every goal of the plan after the import, by its shown number, parents before their children. */
  readonly goals: ReadonlyMap<string, BookedGoal>;
  /** Shown numbers of rows that stay out and of which the plan holds no goal. */
  readonly refused: ReadonlySet<string>;
};

/** Sets the rows against the plan: each goal gets its place in the tree, its own fields and what its row leaves out. */
export function bookGoals(read: GoalRows, entries: RowsByGoal, around: Surroundings): GoalBook {
  const stored = goalsByKey(around.state.goals);
  const rows = withoutAmbiguous(read.rows, stored, around);
  const tree = settleTree(rows, stored.places, read.refused);
  listPlaces(tree, rows, around);
  const accepted = tree.refusals.size === 0 ? rows : new Map([...rows].filter(([key]) => !tree.refusals.has(key)));
  const isTold = [...accepted.values()].some(({ trackingFrequency }) => trackingFrequency === undefined);
  const added = isTold ? [...accepted.keys()].filter((key) => !stored.goals.has(key)) : [];
  const told = tellParents(tellFrequencies(added, entries), { tree, accepted, stored: stored.goals });
  const goals = placeAll({ tree, accepted, stored, told }, around);
  const refused = [...read.refused, ...tree.refusals.keys()].filter((key) => !stored.goals.has(key));
  return { goals, refused: new Set(refused) };
}

function withoutAmbiguous(
  rows: GoalRows['rows'],
  { twice }: StoredGoals,
  { findings }: Surroundings,
): ReadonlyMap<string, GoalRow> {
  if (twice.size === 0) return rows;
  const clear = new Map(rows);
  for (const [key, row] of rows) {
    if (!twice.has(key)) continue;
    clear.delete(key);
    const reason = because('several_have_number');
    findings.add('numberAmbiguous', { ...row.place, column: 'number' }, { value: row.number, reason });
  }
  return clear;
}

type Placing = {
  readonly tree: SettledTree;
  readonly accepted: ReadonlyMap<string, GoalRow>;
  readonly stored: StoredGoals;
  readonly told: ReadonlyMap<string, FrequencyTold>;
};

function placeAll({ tree, accepted, stored, told }: Placing, around: Surroundings): Map<string, BookedGoal> {
  const goals = new Map<string, BookedGoal>();
  for (const [key, { parentKey, depth }] of inOrderOfDepth(tree)) {
    const before = stored.goals.get(key) ?? null;
    const row = accepted.get(key) ?? null;
    const isParentKept = before !== null && stored.places.get(key)?.parentKey === parentKey;
    const parentId = isParentKept
      ? before.parentId
      : parentKey === null
        ? null
        : (goals.get(parentKey)?.after.id ?? null);
    const place = { parentId, depth };
    if (row !== null) {
      const id = before?.id ?? around.moment.createId();
      const after = goalOf(row, { id, ...place, before, told: told.get(key) }, around);
      // One that stays as it is is kept once.
      goals.set(key, { after: before !== null && isDeepStrictEqual(before, after) ? before : after, before, row });
    } else if (before !== null) {
      goals.set(key, { after: { ...before, ...place }, before, row });
    }
  }
  return goals;
}

function inOrderOfDepth({ places }: SettledTree) {
  return [...places].sort(([, one], [, other]) => one.depth - other.depth);
}
