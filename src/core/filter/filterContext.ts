import type { Day } from '#core/calendar/date.ts';
import type { OwnCriteria } from '#core/own/ownCriterion.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { GoalTest } from './filterableGoal.ts';
import type { WorkOfGoal } from './workChoice.ts';

export type FilterContext = {
  readonly today: Day;
  readonly fiscalStartMonth: number;
  readonly departmentOfMember: ReadonlyMap<string, string>;
  /** Of the plan's own fields, null where it has none; criteria on others are ignored. */
  readonly own: OwnFilter | null;
  /** Null where it may not be seen, and until it is there; criteria on it are ignored. */
  readonly work: WorkOfGoal | null;
};

/** Made by `ownFilterOf`. */
export type OwnFilter = {
  readonly known: KnownOwn;
  readonly tests: (own: OwnCriteria | null) => readonly GoalTest[];
};

/** Those that can be asked; the same object where all can, null where none can. */
export type KnownOwn = (own: OwnCriteria) => OwnCriteria | null;

/** What decides which criteria can be asked. */
export type Askable = { readonly own: { readonly known: KnownOwn } | null; readonly work: WorkOfGoal | null };

/**
 * What filters need to know of a plan besides its goals; without `own` or `work`, criteria on own fields or on work are
 * ignored, and a ceiling with one lets nothing through.
 */
export function filterContextOf(
  {
    today,
    plan,
    owners,
  }: {
    readonly today: Day;
    readonly plan: Pick<Plan, 'fiscalStartMonth'>;
    readonly owners: Owners;
  },
  { own = null, work = null }: Partial<Pick<FilterContext, 'own' | 'work'>> = {},
): FilterContext {
  const departmentOfMember = new Map(
    owners.members.flatMap(({ id, departmentId }) => (departmentId === null ? [] : [[id, departmentId] as const])),
  );
  return { today, fiscalStartMonth: plan.fiscalStartMonth, departmentOfMember, own, work };
}
