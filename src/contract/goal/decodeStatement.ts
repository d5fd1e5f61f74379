import {
  aggregationCodes,
  directionCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';
import { decodeDescription } from './description.ts';
import type { FieldByKind, Statement } from './goalWire.ts';
import { type PlainStated, type PlainWire, plainWire } from './plainWire.ts';
import type { ReadWireGoal, WireGoal } from './wireGoal.ts';

/**
 * The inverse of `encodeStatement`; rollup_type is null where rollup_is_set is 0. What travels as it is, is read by the
 * table of its names. The rest is written out: the page's first load has no room for `goalWire`. The compiler names what
 * is missing, and `goal.test.ts` reads back whatever is written.
 */
export function decodeStatement(wire: ReadWireGoal): Omit<Statement, FieldByKind> {
  const priority = priorityCodes.decode(wire.priority ?? 0);
  return {
    ...plainIn(wire),
    id: wire.id,
    description: decodeDescription(wire.description, wire.depth),
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
    baseline: wire.own_baseline && { value: wire.own_baseline.value, date: decodeDate(wire.own_baseline.date) },
    newBases: decodeNewBases(wire.new_bases),
    // Not sent through a share.
    contributorIds: wire.contributors ?? [],
    actualFormula: wire.actual_formula ?? null,
    targetFormula: wire.target_formula ?? null,
    isFormulaByPeriod: wire.formula_by_period === 1,
    isByMilestones: wire.by_milestones === 1,
    nextStepDue: decodeDate(wire.next_step_due),
    perspective: wire.plan_oga_type,
    ownFields: wire.own_fields ?? NO_OWN_VALUES,
    updatedAt: wire.when_updated,
  };
}

function plainIn(wire: Readonly<Record<PlainWire, unknown>>): PlainStated;
/** A copy of the table whose values are replaced keeps the layout of an object that is quick to read. */
function plainIn(wire: Readonly<Record<string, unknown>>): object {
  const plain: Record<string, unknown> = { ...plainWire };
  for (const field in plain) plain[field] = wire[String(plain[field])];
  return plain;
}

function decodeNewBases(wire: WireGoal['new_bases']): Statement['newBases'] {
  return wire.flatMap(({ date, reason }) => {
    const day = decodeDate(date);
    return day === null ? [] : [{ date: day, reason }];
  });
}
