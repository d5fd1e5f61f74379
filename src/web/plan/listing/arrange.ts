import type { WireAttention } from '#contract/attention.ts';
import type { CardSort, Grouping } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { Owners } from '#core/plan/owners.ts';
import { worstFirst } from '#core/view/worstGoals.ts';

export { attentionQuery } from '#web/plan/attention/attentionQuery.ts';

/** Cards that stand together: under an objective, a name or a status; `by` is null where they have none. */
export type GoalGroup = {
  readonly key: string;
  readonly by:
    | { readonly kind: 'objective'; readonly goalId: string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'status'; readonly status: ShownStatus }
    | null;
  readonly goals: readonly ListedGoal[];
};

export type Standings = WireAttention['worst'];

/** Null standings are still to come: what is sorted by them keeps the order of the plan. */
export function sortCards(
  goals: readonly ListedGoal[],
  sort: CardSort | null,
  standings: Standings | null,
): readonly ListedGoal[] {
  if (sort === null) return goals;
  if (sort === 'due') return goals.toSorted((one, other) => compare(one.span.end, other.span.end));
  if (standings === null) return goals;
  const known = new Map(standings.map((each) => [each.id, each]));
  if (sort === 'behind') {
    const judged = ({ id, figures }: ListedGoal) => ({
      figures: { status: figures.status, attainment: known.get(id)?.attainment ?? null },
    });
    return goals.toSorted((one, other) => worstFirst(judged(one), judged(other)));
  }
  const change = ({ id }: ListedGoal) => {
    const { attainment = null, before = null } = known.get(id) ?? {};
    const then = before?.attainment ?? null;
    return attainment === null || then === null ? null : attainment - then;
  };
  return goals.toSorted((one, other) => compare(change(one), change(other)));
}

/** Smaller first; what has no value last. */
function compare(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

/** Groups in the order of the plan, of names, or of statuses; those without one last. Within each the order stays. */
export function groupCards(
  goals: readonly ListedGoal[],
  grouping: Grouping,
  { order, owners }: { readonly order: readonly Pick<ListedGoal, 'id'>[]; readonly owners: Owners },
): readonly GoalGroup[] {
  const keyOf = keyBy(grouping, owners);
  const groups = [...Map.groupBy(goals, keyOf)].map(([key, some]) => ({
    key: key ?? '',
    by: byOf(grouping, key),
    goals: some,
  }));
  const places = new Map(order.map(({ id }, at) => [id, at]));
  const placeOf = ({ by }: GoalGroup) => {
    if (by?.kind === 'objective') return places.get(by.goalId) ?? null;
    return by?.kind === 'status' ? SHOWN_STATUSES.indexOf(by.status) : null;
  };
  const names = new Intl.Collator();
  return groups.toSorted((one, other) => {
    if (one.by === null || other.by === null) return Number(one.by === null) - Number(other.by === null);
    if (one.by.kind === 'name' && other.by.kind === 'name') return names.compare(one.by.name, other.by.name);
    return compare(placeOf(one), placeOf(other));
  });
}

function byOf(grouping: Grouping, key: string | null): GoalGroup['by'] {
  if (key === null) return null;
  if (grouping === 'objective') return { kind: 'objective', goalId: key };
  const status = SHOWN_STATUSES.find((each) => each === key);
  if (grouping === 'status') return status === undefined ? null : { kind: 'status', status };
  return { kind: 'name', name: key };
}

function keyBy(grouping: Grouping, { departments, members }: Owners): (goal: ListedGoal) => string | null {
  const department = new Map(departments.map(({ id, name }) => [id, name]));
  const member = new Map(members.map((each) => [each.id, each]));
  switch (grouping) {
    case 'objective':
      return ({ objective }) => objective?.id ?? null;
    case 'status':
      return ({ figures }) => shownStatusOf(figures);
    case 'department':
      return ({ departmentId, memberId }) =>
        department.get(departmentId ?? member.get(memberId ?? '')?.departmentId ?? '') ?? null;
    case 'owner':
      return ({ departmentId, memberId }) => {
        const owner = member.get(memberId ?? '');
        if (owner !== undefined) return `${owner.firstName} ${owner.lastName}`.trim();
        return department.get(departmentId ?? '') ?? null;
      };
  }
}
