import {
  aggregationCodes,
  directionCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import { decodeDescription } from './description.ts';
import type { Statement } from './goalWire.ts';
import type { ReadWireGoal, WireGoal } from './wireGoal.ts';

/**
 * The inverse of `encodeStatement`; rollup_type is null where rollup_is_set is 0. Written out, not derived from
 * `goalWire`, because the page's first load has no room for the table. The compiler names what is missing, and
 * `goal.test.ts` reads back whatever is written.
 */
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
    unit: wire.unit,
    trackingFrequency: trackingCodes.decode(wire.tracking_frequency),
    targetDirection: directionCodes.decode(wire.target_direction),
    span: { start: decodeDate(wire.start), end: decodeDate(wire.end) },
    priority: priority === 'none' ? null : priority,
    isKpi: wire.iskey === 1,
    rollup: wire.rollup_is_set === 1 ? rollupCodes.decode(wire.rollup_type) : null,
    isEndOfYear100: wire.eoy_100 === 1,
    targetsByYear: new Map(Object.entries(wire.targets).map(([year, target]) => [Number(year), target])),
    allTarget: wire.own_all_target,
    baseline: wire.own_baseline && { value: wire.own_baseline.value, date: decodeDate(wire.own_baseline.date) },
    newBases: decodeNewBases(wire.new_bases),
    ownerLabel: wire.who_label,
    departmentId: wire.plan_dep_id,
    memberId: wire.plan_mem_id,
    // Not sent through a share.
    contributorIds: wire.contributors ?? [],
    perspective: wire.plan_oga_type,
    updatedAt: wire.when_updated,
  };
}

function decodeNewBases(wire: WireGoal['new_bases']): Statement['newBases'] {
  return wire.flatMap(({ date, reason }) => {
    const day = decodeDate(date);
    return day === null ? [] : [{ date: day, reason }];
  });
}
