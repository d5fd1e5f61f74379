import type { SharedView } from '#contract/plan/dashboardPlan.ts';
import { compileCeiling } from '#core/filter/ceiling.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { compileCards, compileFilter } from '#core/filter/matchesFilter.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export type SharePlan = Pick<SharedView, 'style' | 'onlyTheseLevels'> & { readonly criteria: FilterCriteria };

export type SeenGoals = {
  readonly listed: number;
  readonly beneath: number;
  readonly total: number;
  readonly namedObjectives: number;
};

/** The server's rules: the ceiling, and what of it is listed (rule 7.2). */
export function viewersSee(
  prepared: Pick<PlanGoals, 'filterables' | 'listable'>,
  asked: SharePlan,
  context: FilterContext,
): SeenGoals {
  const { criteria, onlyTheseLevels, style } = asked;
  const isInside = compileCeiling({ criteria, onlyTheseLevels }, context);
  const isCard = compileCards(criteria, context);
  const isListed = compileFilter(criteria, context);
  const inside = prepared.filterables.filter(isInside);
  const ids = new Set(inside.map(({ id }) => id));
  const listed = inside.filter(isListed);
  const mayBeListed = style === 'dynamic' ? inside.filter(({ depth }) => depth !== LOWEST_DEPTH) : listed;
  const named = new Set(mayBeListed.flatMap(({ objectiveId }) => objectiveId ?? []));
  return {
    listed: listed.filter(isCard).length,
    beneath: inside.length - listed.length,
    total: prepared.listable,
    namedObjectives: [...named].filter((id) => !ids.has(id)).length,
  };
}
