import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { OPTION_NAMES, optionsUnlike, type PlanOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlan, findPlans } from '#server/store/plans/plans.ts';
import { findPlanState } from './findPlanState.ts';

/** Which plan an import goes into: the one of an id, or the one of a name, which is made where there is none. */
export type PlanChoice = { readonly id: string } | { readonly name: string };

/**
 * The plan of a choice; null for a name that no plan has. Throws Refusal: `plan_not_found` for an id that is none,
 * `plan_ambiguous` for a name that several have, `plan_settings` where the options say otherwise than the plan.
 */
export async function findTarget(store: Store, choice: PlanChoice, options: PlanOptions): Promise<Plan | null> {
  const plan = 'id' in choice ? await byId(store, choice.id) : await byName(store, choice.name);
  if (plan === null) return null;
  const [unlike] = optionsUnlike(plan, options);
  if (unlike === undefined) return plan;
  throw new Refusal({
    code: 'plan_settings',
    status: 409,
    message: `The plan “${plan.name}” has the ${OPTION_NAMES[unlike]} ${plan[unlike]}, not ${options[unlike]}. Change it in the plan's settings, or leave the option out.`,
  });
}

/** What tells how files are read that go into a plan. */
export type TargetBefore = Pick<Plan, 'fields'> & {
  readonly hasGoals: boolean;
  /** All that it holds; null for a plan that is to be made. */
  readonly state: PlanState | null;
};

/** Of the plan of a choice, where it is there. Throws as `findTarget`. */
export async function findTargetBefore(store: Store, choice: PlanChoice, options: PlanOptions): Promise<TargetBefore> {
  const plan = await findTarget(store, choice, options);
  const state = plan === null ? null : ((await findPlanState(store, plan.id))?.state ?? null);
  if (plan === null || state === null) return { fields: [], hasGoals: false, state: null };
  return { fields: plan.fields, hasGoals: state.goals.length > 0, state };
}

async function byId(store: Store, id: string): Promise<Plan> {
  const plan = await findPlan(store.db, id);
  if (plan !== null) return plan;
  throw new Refusal({
    code: 'plan_not_found',
    status: 404,
    message: `There is no plan with the id ${id}; milepost plan lists them.`,
  });
}

async function byName(store: Store, name: string): Promise<Plan | null> {
  const [plan = null, ...others] = (await findPlans(store.db)).filter((each) => plain(each.name) === plain(name));
  if (others.length === 0) return plan;
  const ids = [plan, ...others].map((each) => each?.id).join(', ');
  throw new Refusal({
    code: 'plan_ambiguous',
    status: 409,
    message: `${others.length + 1} plans are called “${name}”. Choose one by its id: ${ids}.`,
  });
}

function plain(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
