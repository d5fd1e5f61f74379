import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { findMeta } from '#server/store/database/meta.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { findPlan, findPlans } from '#server/store/plans/plans.ts';
import { buildDemoPlan } from './demoPlan.ts';
import { DEMO_DAY, writeDemo } from './writeDemo.ts';

export type LoadedDemo = {
  readonly version: number;
  readonly changeCount: number;
};

/** Creates the demo plan as of `today`, all or nothing. An existing one is left as it is: null. */
export async function loadDemo(store: Store, today: Day): Promise<LoadedDemo | null> {
  return (await findPlan(store.db, DEMO_PLAN_ID)) === null ? makeDemo(store, { today, isNew: true }) : null;
}

/**
 * Moves the demo plan to `today` by rebuilding it, or creates it. Changes of its goals are lost; its id, people,
 * accounts, saved filters and shares stay.
 */
export function refreshDemo(store: Store, today: Day): Promise<LoadedDemo | null> {
  return makeDemo(store, { today, isNew: false });
}

async function makeDemo(
  store: Store,
  { today, isNew }: { readonly today: Day; readonly isNew: boolean },
): Promise<LoadedDemo | null> {
  const { changes } = buildDemoPlan(today);
  const version = await writeDemo(store, { changes, builtFor: today, isNew });
  return version === null ? null : { version, changeCount: changes.length };
}

export async function findDemoDay(db: Database): Promise<Day | null> {
  if ((await findPlan(db, DEMO_PLAN_ID)) === null) return null;
  return readIsoDate((await findMeta(db, DEMO_DAY)) ?? '');
}

export async function isDemoDue(db: Database): Promise<boolean> {
  return (await findMeta(db, DEMO_DAY)) === null && (await findPlans(db)).length === 0;
}

/** False where there is none. It is not created again. */
export function removeDemo(store: Store): Promise<boolean> {
  return removePlan(store, DEMO_PLAN_ID);
}
