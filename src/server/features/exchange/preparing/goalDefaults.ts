import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, TargetDirection, ValueType } from '#core/goal/goal.ts';
import type { FindingCode, Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { isRate, valueTypeOfUnit } from '#server/features/exchange/values/unit.ts';
import type { GoalRow } from './goalRow.ts';

/** A tracking frequency that no row says, and where it is told from. */
export type FrequencyTold = { readonly frequency: TrackingFrequency; readonly from: 'entries' | 'children' | 'others' };

type Kind = {
  readonly valueType: ValueType;
  readonly trackingFrequency: TrackingFrequency;
  readonly aggregation: Aggregation;
  readonly targetDirection: TargetDirection;
};

/**
 * What a new goal is where its row leaves it out (rule 9.1): function Current for percent, rates and
 * yearly goals, Sum for the rest; direction up; tracking from the spacing of the entries. Each is listed.
 */
export function kindOfNewGoal(row: GoalRow, told: FrequencyTold, findings: Findings): Kind {
  const list = (code: FindingCode, column: string, reason: string, value = '') =>
    findings.add(code, { ...row.place, column }, { value, reason });
  const { headingUnit } = row;
  const valueType = row.valueType ?? (headingUnit === null ? 'number' : valueTypeOfUnit(headingUnit));
  const trackingFrequency = row.trackingFrequency ?? told.frequency;
  const reason = reasonForCurrent(row, { valueType, trackingFrequency });
  const aggregation = row.aggregation ?? (reason === null ? 'sum' : 'current');
  if (row.valueType === undefined && headingUnit !== null) list('valueTypeFromUnit', 'unit', valueType, headingUnit);
  else if (row.valueType === undefined) list('valueType', 'value_type', 'number');
  else if (row.isValueTypeFromUnit) list('valueTypeFromUnit', 'unit', valueType, row.unit ?? '');
  if (row.trackingFrequency === undefined) {
    list(TOLD_FROM[told.from], 'tracking', trackingFrequency);
  }
  if (row.aggregation === undefined) list('function', 'function', reason === null ? 'Sum' : `Current: ${reason}`);
  if (row.targetDirection === undefined) list('direction', 'direction', 'up');
  return { valueType, trackingFrequency, aggregation, targetDirection: row.targetDirection ?? 'up' };
}

const TOLD_FROM = {
  entries: 'trackingFromEntries',
  children: 'trackingFromChildren',
  others: 'trackingFromOthers',
} as const;

function reasonForCurrent(row: GoalRow, kind: Pick<Kind, 'valueType' | 'trackingFrequency'>): string | null {
  if (kind.valueType === 'percent') return 'percent';
  if (isRate(row.unit || row.headingUnit || '') || isRate(row.measure ?? row.title)) return 'a rate';
  return kind.trackingFrequency === 'yearly' ? 'yearly' : null;
}
