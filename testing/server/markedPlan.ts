import { type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { LOWEST_DEPTH, type Priority, type Rollup } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { exampleDecision, exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { exampleGoalEdit, exampleMemberEdit } from './examplePlan.ts';

export type GoalSpec = {
  readonly parent: number;
  readonly memberId: string | null;
  readonly departmentId: string | null;
  readonly status: Status | null;
  readonly perspective: Perspective | null;
  readonly priority: Priority | null;
  readonly isKpi: boolean;
  readonly rollup: Rollup | null;
  readonly dates: readonly [Day | null, Day | null];
  readonly isCommented: boolean;
};

export const DEPARTMENTS = ['d1', 'd2', 'd3'];
export const MEMBERS: Readonly<Record<string, string | null>> = { m1: 'd1', m2: 'd2', m3: null };

export type MarkedGoal = {
  readonly key: string;
  readonly id: string;
  readonly depth: number;
  readonly parent: MarkedGoal | null;
};

/** Own fields of a marked plan: one that shares show, and two that they do not. */
export function markedFields(name: string): readonly OwnField[] {
  const options = [{ id: 'o1', name: markerOf(name, 'Option') }];
  return [
    exampleOwnField({ id: 'open', name: markerOf(name, 'Open'), public: true }),
    exampleOwnField({ id: 'closed', name: markerOf(name, 'Closed'), help: markerOf(name, 'Help') }),
    exampleOwnField({ id: 'shut', name: markerOf(name, 'Shut'), kind: 'choice', options }),
  ];
}

/** What of own fields that are not public no share tells, also of goals inside. */
export function closedMarkers(name: string, goals: readonly MarkedGoal[]): string[] {
  const ofFields = ['Closed', 'Help', 'Shut', 'Option'].map((what) => markerOf(name, what));
  return [...ofFields, 'own-closed', 'own-shut', ...goals.map(({ key }) => markerOf(key, 'Priv'))];
}

export type MarkedPlan = { readonly edits: readonly Edit[]; readonly goals: readonly MarkedGoal[] };

export function markerOf(key: string, what: string): string {
  return `Z${key}-${what}`.padEnd(16, '0').slice(0, 16);
}

export function markedPlan(name: string, specs: readonly GoalSpec[]): MarkedPlan {
  const goals: MarkedGoal[] = [];
  const edits: Edit[] = [];
  for (const id of DEPARTMENTS) {
    edits.push({ entity: 'department', id, after: { id, name: markerOf(`${name}${id}`, 'Dept') } });
  }
  for (const [id, departmentId] of Object.entries(MEMBERS)) {
    const key = `${name}${id}`;
    edits.push(
      exampleMemberEdit({ id, departmentId, firstName: markerOf(key, 'First'), lastName: markerOf(key, 'Last') }),
    );
  }
  for (const [index, spec] of specs.entries()) {
    const wanted = index === 0 || spec.parent < 0 ? undefined : goals[spec.parent % index];
    const parent = wanted !== undefined && wanted.depth < LOWEST_DEPTH ? wanted : null;
    const key = `${name}g${index}`;
    const goal = { key, id: markerOf(key, 'Id'), depth: parent === null ? 0 : parent.depth + 1, parent };
    goals.push(goal);
    edits.push(...editsOf(goal, spec), ...workOf(goal, goals[index - 1] ?? null));
  }
  return { edits, goals };
}

/** What of a goal may be seen outside the ceiling, as the label of a listed one, and what never. */
export function markersOf({ key, id }: MarkedGoal) {
  return {
    label: ['Title', 'Desc'].map((what) => markerOf(key, what)).concat(id),
    others: ['Pub', 'Meas', 'Base', 'Owner', 'Note', 'Setter', 'Cid', 'First', 'Last', 'Said']
      .map((what) => markerOf(key, what))
      .concat(ownWorkMarkers(key)),
  };
}

/** Of work of one goal alone. */
export function ownWorkMarkers(key: string): string[] {
  return ['Init', 'Work', 'Mile', 'Due', 'Step', 'Tick'].map((what) => markerOf(key, what));
}

/** Of work of a goal and of the one made before it. */
export function sharedWorkMarkers(key: string): string[] {
  return ['Bid', 'Both', 'Deci', 'Deck'].map((what) => markerOf(key, what));
}

/** What an initiative costs, which no share tells. */
export const COST = '7654321';

/** An initiative of a goal with a milestone, a milestone of its own, and what it has in common with another goal. */
function workOf({ key, id }: MarkedGoal, other: MarkedGoal | null): Edit[] {
  const text = (what: string) => markerOf(key, what);
  const [own, both] = [text('Init'), text('Bid')];
  const goalIds = other === null ? [id] : [id, other.id];
  const afterIds = other === null ? [] : [markerOf(other.key, 'Init'), markerOf(other.key, 'Mile')];
  const cost = { planned: Number(COST), spent: Number(COST) };
  const initiatives = [
    exampleInitiative({
      id: own,
      title: text('Work'),
      goalIds: [id],
      afterIds,
      ownerId: 'm1',
      departmentId: 'd2',
      ...cost,
    }),
    exampleInitiative({ id: both, title: text('Both'), goalIds, ownerId: 'm2', ...cost }),
  ];
  const milestones = [
    exampleMilestone({ id: text('Mile'), title: text('Due'), goalId: id, afterIds, ownerId: 'm3' }),
    exampleMilestone({ id: text('Step'), title: text('Tick'), initiativeId: own }),
  ];
  const decision = exampleDecision({
    id: text('Deci'),
    text: text('Deck'),
    goalIds,
    initiativeIds: [both],
    memberId: 'm1',
  });
  return [
    ...initiatives.map((after): Edit => ({ entity: 'initiative', id: after.id, after })),
    ...milestones.map((after): Edit => ({ entity: 'milestone', id: after.id, after })),
    { entity: 'decision', id: decision.id, after: decision },
  ];
}

const AT = '2026-01-01T00:00:00.000Z';

function editsOf(goal: MarkedGoal, spec: GoalSpec): Edit[] {
  const text = (what: string) => markerOf(goal.key, what);
  const { status, dates, isCommented, parent: _parent, ...stated } = spec;
  const byHand = { note: text('Note'), memberId: null, by: text('Setter'), at: AT, computedActual: null };
  const made = exampleGoalEdit({
    ...stated,
    id: goal.id,
    parentId: goal.parent?.id ?? null,
    depth: goal.depth,
    number: goal.key.replace(/^.*g/, ''),
    title: text('Title'),
    measure: text('Meas'),
    description: text('Desc'),
    ownFields: { open: text('Pub'), closed: text('Priv'), shut: 'o1' },
    newBases: [{ date: firstDayOfMonth(2025, 7), reason: text('Base') }],
    ownerLabel: text('Owner'),
    handStatus: status && { ...byHand, status },
    span: { start: dates[0], end: dates[1] },
  });
  if (!isCommented) return [made];
  const names = { firstName: text('First'), lastName: text('Last') };
  const comment = { id: text('Cid'), goalId: goal.id, memberId: 'm1', ...names, text: text('Said'), at: AT };
  return [made, { entity: 'comment', id: comment.id, after: comment }];
}
