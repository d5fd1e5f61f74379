import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import type { PlanStory } from '#server/features/exchange/story/planStory.ts';
import {
  chosenOptions,
  OPTION_NAMES,
  optionsUnlike,
  type PlanOptions,
  type UsualOptions,
} from '#server/features/exchange/tables/planOptions.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';

/** These move figures that are there. */
const MOVING: readonly (keyof PlanOptions)[] = ['fiscalStartMonth', 'weekStart'];

/** Throws Refusal where a plan that comes with its history is to have settings that would move its figures. */
export function refuseMovingSettings({ changes }: PlanStory, options: PlanOptions & UsualOptions): void {
  const edits = changes.flatMap((change) => change.edits);
  const plan = edits.findLast((edit) => edit.entity === 'plan')?.after ?? null;
  const hasFigures = edits.some(({ entity }) => entity === 'entries');
  const unlike = plan === null || !hasFigures ? [] : optionsUnlike(plan, chosenOptions(options));
  const moving = unlike.find((name) => MOVING.includes(name));
  if (plan === null || moving === undefined) return;
  throw new Refusal({
    code: 'plan_settings',
    status: 409,
    message: `The file brings its history, and with it the ${OPTION_NAMES[moving]} ${plan[moving]}, not ${options[moving]}, which would move its figures. Leave it out, and change it in the plan’s settings afterwards, which show what moves.`,
  });
}

/** Gives a plan that came with its history the settings that somebody chose for it; null where it has them already. */
export async function takeChosenSettings(
  store: Store,
  { options, stamp }: { readonly options: PlanOptions & UsualOptions; readonly stamp: Omit<PlanChange, 'edits'> },
): Promise<{ readonly version: number } | null> {
  const plan: Plan | null = await findPlan(store.db, stamp.planId);
  const chosen = chosenOptions(options);
  if (plan === null || optionsUnlike(plan, chosen).length === 0) return null;
  const after = { ...plan, ...chosen };
  return applyChange(store, { ...stamp, what: 'Settings chosen for the plan', edits: [{ entity: 'plan', after }] });
}
