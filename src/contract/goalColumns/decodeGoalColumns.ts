import type { ListedGoal } from '#contract/listedGoal.ts';
import { ownValuesSchema } from '#contract/ownFields.ts';
import { priorityCodes, rollupCodes } from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import type { Day } from '#core/calendar/date.ts';
import { STATUS_RULES, type StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import type { GoalColumns } from './goalColumns.ts';

/** The inverse of `encodeGoalColumns`. Throws RangeError where a column is too short, or a status is none. */
export function decodeGoalColumns(columns: GoalColumns): ListedGoal[] {
  const { words } = columns;
  const days = words.map(decodeDate);
  const perspectives = words.map((word) => PERSPECTIVES.find((each) => each === word) ?? null);
  const statuses = words.map((word) => STATUSES.find((each) => each === word));
  const rules = words.map((word) => STATUS_RULES.find((each) => each === word));
  // Goals with equal values share one object.
  const own = new Map<number, OwnValues>();
  const ownOf = (place: number): OwnValues => {
    const text = words[place];
    if (text === undefined) return NO_OWN_VALUES;
    const values = own.get(place) ?? ownValuesSchema.parse(JSON.parse(text));
    own.set(place, values);
    return values;
  };
  return columns.id.map((id, at): ListedGoal => {
    const wordOf = (column: readonly number[]) => words[cell(column, at)] ?? null;
    const dayOf = (column: readonly number[]): Day | null => days[cell(column, at)] ?? null;
    const objectiveId = wordOf(columns.strategic_objective);
    const rollup = cell(columns.rollup_type, at);
    const priority = priorityCodes.decode(cell(columns.priority, at));
    const counts = cell(columns.distribution, at);
    return {
      id,
      parentId: wordOf(columns.parent_id),
      number: cell(columns.number, at),
      title: cell(columns.item, at),
      depth: cell(columns.depth, at),
      rollup: rollup < 0 ? null : rollupCodes.decode(rollup),
      departmentId: wordOf(columns.plan_dep_id),
      memberId: wordOf(columns.plan_mem_id),
      priority: priority === 'none' ? null : priority,
      isKpi: cell(columns.iskey, at) === 1,
      perspective: perspectives[cell(columns.plan_oga_type, at)] ?? null,
      span: { start: dayOf(columns.start), end: dayOf(columns.end) },
      ownFields: ownOf(columns.own_fields?.[at] ?? -1),
      objective: objectiveId === null ? null : { id: objectiveId },
      figures: {
        inFiscalYear: cell(columns.inFiscalYear, at) === 1,
        stale: cell(columns.stale, at) === 1,
        status: cell(statuses, cell(columns.status_icon, at)),
        statusRule: cell(rules, cell(columns.status_rule, at)),
        percentComplete: cell(columns.percent_complete, at),
        distribution: counts && distributionOf(counts),
      },
    };
  });
}

function cell<Value>(column: readonly (Value | undefined)[], at: number): Value {
  const value = column[at];
  if (value === undefined) throw new RangeError('Columns of goals are not whole.');
  return value;
}

function distributionOf(counts: readonly number[]): StatusDistribution {
  const distribution = { ...NO_GOALS };
  SHOWN_STATUSES.forEach((status, at) => {
    distribution[status] = cell(counts, at);
  });
  return distribution;
}
