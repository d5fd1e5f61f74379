import {
  aggregationCodes,
  directionCodes,
  encodeFlag,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate, encodeDate } from '#contract/wire/date.ts';
import type { Baseline, Goal, NewBase } from '#core/goal/goal.ts';
import { decodeDescription, encodeDescription } from './description.ts';
import type { ReadWireGoal, WireGoal } from './wireGoal.ts';

/** What a person states about a goal, as far as it travels. */
export type Statement = Omit<Goal, 'handStatus' | 'isStatusAutomatic' | 'lastComment' | 'commentCount'>;

/** What a person states about a goal, by the names and codes of section 3 of the specification. */
export function encodeStatement(goal: Statement) {
  const isHighPriority = goal.priority === 'high';
  return {
    id: goal.id,
    parent_id: goal.parentId,
    number: goal.number,
    item: goal.title,
    measure: goal.measure,
    description: encodeDescription(goal.description, goal.depth),
    depth: goal.depth,
    function: aggregationCodes.encode(goal.aggregation),
    valuetype: valueTypeCodes.encode(goal.valueType),
    tracking_frequency: trackingCodes.encode(goal.trackingFrequency),
    start: encodeDate(goal.span.start),
    end: encodeDate(goal.span.end),
    priority: priorityCodes.encode(goal.priority ?? 'none'),
    highPriority: encodeFlag(isHighPriority),
    iskey: encodeFlag(goal.isKpi),
    isKpi: encodeFlag(goal.isKpi),
    target_direction: directionCodes.encode(goal.targetDirection),
    eoy_100: encodeFlag(goal.isEndOfYear100),
    rollup_type: rollupCodes.encode(goal.rollup ?? 'none'),
    rollup_is_set: encodeFlag(goal.rollup !== null),
    targets: Object.fromEntries(goal.targetsByYear),
    own_all_target: goal.allTarget,
    own_baseline: encodeBaseline(goal.baseline),
    new_bases: goal.newBases.map(({ date, reason }) => ({ date: encodeDate(date), reason })),
    who_label: goal.ownerLabel,
    plan_dep_id: goal.departmentId,
    plan_mem_id: goal.memberId,
    contributors: [...goal.contributorIds],
    plan_oga_type: goal.perspective,
    when_updated: goal.updatedAt,
  };
}

/** The inverse of `encodeStatement`; rollup_type is none that was set where rollup_is_set is 0. */
export function decodeStatement(wire: ReadWireGoal): Statement {
  const priority = priorityCodes.decode(wire.priority ?? 0);
  return {
    id: wire.id,
    parentId: wire.parent_id,
    number: wire.number,
    title: wire.item,
    measure: wire.measure,
    description: decodeDescription(wire.description, wire.depth),
    depth: wire.depth,
    aggregation: aggregationCodes.decode(wire.function),
    valueType: valueTypeCodes.decode(wire.valuetype),
    trackingFrequency: trackingCodes.decode(wire.tracking_frequency),
    targetDirection: directionCodes.decode(wire.target_direction),
    span: { start: decodeDate(wire.start), end: decodeDate(wire.end) },
    priority: priority === 'none' ? null : priority,
    isKpi: wire.iskey === 1,
    rollup: wire.rollup_is_set === 1 ? rollupCodes.decode(wire.rollup_type) : null,
    isEndOfYear100: wire.eoy_100 === 1,
    targetsByYear: new Map(Object.entries(wire.targets).map(([year, target]) => [Number(year), target])),
    allTarget: wire.own_all_target,
    baseline: decodeBaseline(wire.own_baseline),
    newBases: decodeNewBases(wire.new_bases),
    ownerLabel: wire.who_label,
    departmentId: wire.plan_dep_id,
    memberId: wire.plan_mem_id,
    // Through a share they are not told.
    contributorIds: wire.contributors ?? [],
    perspective: wire.plan_oga_type,
    updatedAt: wire.when_updated,
  };
}

function encodeBaseline(baseline: Baseline | null): WireGoal['own_baseline'] {
  return baseline && { value: baseline.value, date: encodeDate(baseline.date) };
}

function decodeBaseline(wire: WireGoal['own_baseline']): Baseline | null {
  return wire && { value: wire.value, date: decodeDate(wire.date) };
}

function decodeNewBases(wire: WireGoal['new_bases']): NewBase[] {
  return wire.flatMap(({ date, reason }) => {
    const day = decodeDate(date);
    return day === null ? [] : [{ date: day, reason }];
  });
}
