import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import { findTarget, type PlanChoice } from '#server/features/exchange/importTarget.ts';
import type { Store } from '#server/store/database/store.ts';
import { UsageError } from './commandLine.ts';

type Named = { readonly name: string | undefined; readonly id: string | undefined };

export function readPlanChoice({ name, id }: Named): PlanChoice | null {
  if (name !== undefined && id !== undefined) {
    throw new UsageError('Name the plan by --plan or by --plan-id, not by both.');
  }
  if (name !== undefined && name.trim() === '') throw new UsageError('--plan is the name of a plan, and it is empty.');
  if (id !== undefined) return { id };
  return name === undefined ? null : { name };
}

export function requirePlanChoice(named: Named): PlanChoice {
  const choice = readPlanChoice(named);
  if (choice === null) throw new UsageError('Name the plan by --plan or by --plan-id.');
  return choice;
}

export async function findChosenPlan(store: Store, choice: PlanChoice): Promise<Plan> {
  const plan = await findTarget(store, choice, {});
  if (plan !== null) return plan;
  const message = 'There is no plan of that name; milepost plan lists them.';
  throw new Refusal({ code: 'plan_not_found', status: 404, message });
}
