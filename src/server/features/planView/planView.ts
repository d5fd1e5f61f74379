import type { FilterCriteria } from '#core/filter/criteria.ts';
import { visibleCriteria } from '#core/filter/cutCriteria.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { type ViewCount, viewCount } from '#core/view/viewCount.ts';
import { viewOf } from '#core/view/viewOf.ts';
import { needsAttention, worstFirst, worstGoals } from '#core/view/worstGoals.ts';
import type { Share } from '#server/features/sharing/share.ts';
import { type SharedPlan, sentIds } from '#server/features/sharing/sharedPlan.ts';
import { type FindSharedPlan, viewKeyOf } from '#server/features/sharing/sharedPlans.ts';
import { criteriaText } from '#server/features/sharing/shareRow.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';
import { cachedByPlan } from '#server/plan/planBook/cachedByPlan.ts';
import type { FindWorkOfGoals } from '#server/plan/planBook/findWorkOfGoals.ts';
import type { ProspectOf } from '#server/plan/planBook/outlookBook.ts';
import { createYielder } from '#server/store/database/yielder.ts';

export type PlanViewAsked = {
  readonly year: FiguresWanted['year'];
  readonly today: FiguresWanted['today'];
  readonly criteria: FilterCriteria;
  readonly share: Share | null;
};

export type PlanView = {
  readonly count: ViewCount;
  readonly counted: readonly string[];
  readonly worst: readonly string[];
  /** The goals that need attention, and all that are counted, the worst first; both without groups. */
  readonly behind: readonly string[];
  readonly ordered: readonly string[];
};

export type FindPlanView = (booked: BookedPlan, asked: PlanViewAsked) => Promise<PlanView>;

type PlanViewParts = {
  readonly findSharedPlan: FindSharedPlan;
  readonly prospectOf: ProspectOf;
  readonly findWorkOfGoals: FindWorkOfGoals;
};

const KEPT_OF_ONE = 64;

/** Meter, report and mail use this, by the rule by which the page counts what it shows. */
export function createPlanViews(parts: PlanViewParts): FindPlanView {
  const find = cachedByPlan<PlanView>(KEPT_OF_ONE);
  return (booked, asked) => {
    const { year, today, criteria, share } = asked;
    const key = JSON.stringify([year, today, criteriaText(criteria), share && viewKeyOf({ share, today })]);
    return find(booked, key, async () => {
      const shared = share && (await parts.findSharedPlan(booked, { share, today }));
      return makeView(booked, asked, { ...parts, shared });
    });
  };
}

type Judged = { readonly id: string; readonly figures: GoalFigures };

async function makeView(
  booked: BookedPlan,
  asked: PlanViewAsked,
  {
    shared,
    prospectOf,
    findWorkOfGoals,
  }: Omit<PlanViewParts, 'findSharedPlan'> & { readonly shared: SharedPlan | null },
): Promise<PlanView> {
  const { year, today } = asked;
  const { plan, owners } = booked.whole;
  // Counts would tell what own fields and work hold that the share does not show.
  const criteria = shared === null ? asked.criteria : visibleCriteria(asked.criteria, shared.values);
  const work = criteria.work.length === 0 ? null : await findWorkOfGoals(booked, { today });
  const filterables: FilterableGoal[] = [];
  const judged = new Map<string, Judged>();
  const breathe = createYielder();
  for (const id of sentIds(booked, { shared })) {
    await breathe();
    // Read for each goal: during a yield, the figures may move to a later version of the plan.
    const planFigures = booked.figures({ year, today });
    const node = planFigures.hierarchy.nodes.get(id);
    const figures = planFigures.figuresOf(id, year);
    if (node === undefined || figures === null) continue;
    const goal = shared === null ? node.goal : { ...node.goal, parentId: shared.parents.get(id) ?? null };
    const prospect = criteria.prospects.length === 0 ? null : prospectOf(booked, { id, year, today });
    filterables.push(filterableGoalOf(goal, { figures, objectiveId: topAncestorOf(node).goal.id, prospect }));
    judged.set(id, { id, figures });
  }
  const own = ownFilterOf(plan.fields);
  const view = viewOf(filterables, criteria, filterContextOf({ today, plan, owners }, { own, work }));
  const counted = view.counted.flatMap((at) => judged.get(filterables[at]?.id ?? '') ?? []);
  const ordered = counted.filter(({ figures }) => figures.distribution === null).toSorted(worstFirst);
  return {
    count: viewCount(view),
    counted: counted.map(({ id }) => id),
    worst: worstGoals(counted).map(({ id }) => id),
    behind: ordered.filter(needsAttention).map(({ id }) => id),
    ordered: ordered.map(({ id }) => id),
  };
}
