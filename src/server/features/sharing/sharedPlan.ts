import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { compileCeiling } from '#core/filter/ceiling.ts';
import type { CeilingValues } from '#core/filter/cutCriteria.ts';
import { compileDepth } from '#core/filter/depth.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { memberOwner, type OwnerId, ownersOf } from '#core/filter/owner.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { visibleParentOf } from '#core/goal/visibleParent.ts';
import type { Prospect } from '#core/outlook/prospect.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { FindWorkOfGoals } from '#server/plan/planBook/findWorkOfGoals.ts';
import type { ProspectOf } from '#server/plan/planBook/outlookBook.ts';
import { type PlanYears, planYears } from '#server/plan/planBook/planYears.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { type Share, shareYearOn } from './share.ts';
import { sharedOwners } from './sharedOwners.ts';

export type SharedPlan = {
  readonly year: FiscalYear;
  readonly years: PlanYears;
  /** Goals inside the ceiling with the parent they appear under, null for none, in the order of what is seen of the tree. */
  readonly parents: ReadonlyMap<string, string | null>;
  /** Top ancestors of listed goals, whose number, title and description are sent as a label. */
  readonly objectiveIds: ReadonlySet<string>;
  readonly owners: Owners;
  readonly values: CeilingValues;
  readonly hides: Pick<Share, 'hidesComments' | 'hidesOwners'> & {
    readonly hidesNextSteps: boolean;
    readonly hidesWork: boolean;
  };
};

export type SharedPlanParts = { readonly prospectOf: ProspectOf; readonly findWorkOfGoals: FindWorkOfGoals };

export type SharedPlanAsked = { readonly share: Share; readonly today: Day };

/**
 * Cuts a plan to a share's ceiling, evaluated at the share's year (rule 7.2). A goal inside appears under
 * its nearest ancestor inside; of the goals outside only labels remain.
 */
export async function cutToShare(
  booked: BookedPlan,
  { share, today }: SharedPlanAsked,
  { prospectOf, findWorkOfGoals }: SharedPlanParts,
): Promise<SharedPlan> {
  const { plan, owners } = booked.whole;
  const year = shareYearOn(share, today, plan.fiscalStartMonth);
  const work = share.ceiling.criteria.work.length === 0 ? null : await findWorkOfGoals(booked, { today });
  const context = filterContextOf({ today, plan, owners }, { own: ownFilterOf(plan.fields), work });
  const isInside = compileCeiling(share.ceiling, context);
  const inside: FilterableGoal[] = [];
  const breathe = createYielder();
  for (const id of booked.order) {
    const isAsked = share.ceiling.criteria.prospects.length > 0;
    const prospect = isAsked ? prospectOf(booked, { id, year, today }) : null;
    const goal = filterableOf(booked, id, { year, today, prospect });
    if (goal !== null && isInside(goal)) inside.push(goal);
    await breathe();
  }
  const ids = new Set(inside.map(({ id }) => id));
  const { nodes } = booked.figures({ year, today }).hierarchy;
  const parents = new Map<string, string | null>();
  const objectiveIds = new Set<string>();
  const ownerIds = new Set<OwnerId>();
  const mayBeListed = compileListable(share);
  const { hidesComments, hidesOwners } = share;
  const hidesWork = !share.showsWork;
  const fields = plan.fields.filter((field) => field.public && !(hidesOwners && field.kind === 'person'));
  const people = fields.filter(({ kind }) => kind === 'person');
  for (const goal of inside) {
    const node = nodes.get(goal.id);
    const parentId = node === undefined ? null : (visibleParentOf(node, ({ id }) => ids.has(id))?.goal.id ?? null);
    parents.set(goal.id, parentId);
    if (!hidesOwners) for (const owner of ownersOf(goal, context.departmentOfMember)) ownerIds.add(owner);
    for (const field of people) {
      const person = ownValueOf(field, goal);
      if (person !== null) ownerIds.add(memberOwner(String(person)));
    }
    if (goal.objectiveId !== null && mayBeListed({ ...goal, parentId })) objectiveIds.add(goal.objectiveId);
  }
  return {
    year,
    years: planYears(inside, { booked, today }),
    parents: inSeenOrder(parents, nodes),
    objectiveIds,
    owners: sharedOwners(owners, ownerIds),
    values: { criteria: share.ceiling.criteria, ownerIds, objectiveIds, fields, hidesOwners, hidesWork },
    hides: { hidesComments, hidesOwners, hidesNextSteps: !share.showsNextSteps, hidesWork },
  };
}

/** By the parents that are seen: the place of a goal tells nothing of those outside. */
function inSeenOrder(
  parents: ReadonlyMap<string, string | null>,
  nodes: Hierarchy['nodes'],
): ReadonlyMap<string, string | null> {
  const goals = [...parents].flatMap(([id, parentId]) => {
    const goal = nodes.get(id)?.goal;
    return goal === undefined ? [] : [{ ...goal, parentId }];
  });
  return new Map(inTreeOrder(goals).map(({ id, parentId }) => [id, parentId]));
}

/** The goals that are sent, in their order; of `ids` those alone, where some are asked for. */
export function sentIds(
  booked: BookedPlan,
  { shared, ids = null }: { readonly shared: SharedPlan | null; readonly ids?: ReadonlySet<string> | null },
): readonly string[] {
  const all = shared === null ? booked.order : [...shared.parents.keys()];
  return ids === null ? all : all.filter((id) => ids.has(id));
}

function filterableOf(
  booked: BookedPlan,
  id: string,
  { prospect, ...wanted }: { readonly year: FiscalYear; readonly today: Day; readonly prospect: Prospect | null },
): FilterableGoal | null {
  // Read for each goal: during a yield, the figures may move to a later version of the plan.
  const planFigures = booked.figures(wanted);
  const node = planFigures.hierarchy.nodes.get(id);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (node === undefined || figures === null) return null;
  return filterableGoalOf(node.goal, { figures, objectiveId: topAncestorOf(node).goal.id, prospect });
}

/** Chips and static list what was chosen; dynamic any level but the lowest, which is never listed. */
function compileListable({ style, ceiling }: Share): (goal: FilterableGoal) => boolean {
  if (style !== 'dynamic') return compileDepth(ceiling.criteria);
  return ({ depth }) => depth !== LOWEST_DEPTH;
}
