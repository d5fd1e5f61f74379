import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import type { ValueType } from '#core/goal/goal.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import { sortedBases } from '#core/goal/newBases.ts';
import type { Baseline, HandStatus, NewBase } from '#core/goal/statedParts.ts';
import type { Stated } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { TEXT_LIMITS } from '#server/features/goals/editing/textLimits.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { type FrequencyTold, kindOfNewGoal } from './goalDefaults.ts';
import { type GoalRow, isReversed } from './goalRow.ts';
import { ownFieldsOf } from './ownFieldsOf.ts';
import { withStatedCells } from './statedCells.ts';

/** Where the goal of a row goes and what it was before. */
export type GoalSetting = {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  /** The goal in the plan, null for a new one. */
  readonly before: StoredGoal | null;
  /** For a new goal. */
  readonly told: FrequencyTold | undefined;
};

/**
 * The goal that a row makes: what the row says; of what it leaves out a goal of the plan keeps its own, a new one takes
 * the defaults. An empty cell says that there is none, where there can be none.
 */
export function goalOf(row: GoalRow, setting: GoalSetting, around: Surroundings): StoredGoal {
  const { before } = setting;
  const span = spanOf(row, before?.span ?? { start: null, end: null }, around);
  const kind = before === null ? newGoal(row, setting, around) : keptGoal(row, before, around);
  return {
    ...(before ?? NOTHING_STATED),
    ...withStatedCells(row.cells, before),
    ...kind,
    id: setting.id,
    parentId: setting.parentId,
    depth: setting.depth,
    number: before?.number ?? row.number,
    title: row.title,
    measure: row.measure ?? before?.measure ?? '',
    unit: unitOf(row, { before, valueType: kind.valueType }, around),
    span,
    targetsByYear: targetsOf(row, { before, span }, around),
    baseline: baselineOf(row, before?.baseline ?? null),
    hasDirection: hasDirectionOf(row, before),
    newBases: newBasesOf(row, { before, frequency: kind.trackingFrequency }, around),
    handStatus: handStatusOf(row, before, around),
    ...ownerOf(row, before, around),
    contributorIds: contributorsOf(row, before, around),
    departmentId: departmentOf(row, before, around),
    perspective: said(row.perspective, before?.perspective ?? null),
    ownFields: ownFieldsOf(row, setting, { ...around, fields: around.state.plan.fields }),
    archivedAt: null,
  };
}

/** What the file says itself, as exports do; else a direction is said by a row that gives one, not by one that repeats it. */
function hasDirectionOf({ cells, targetDirection }: GoalRow, before: StoredGoal | null): boolean {
  if (cells.hasDirection !== undefined) return cells.hasDirection;
  if (targetDirection === undefined) return before?.hasDirection ?? false;
  return before === null || before.hasDirection || targetDirection !== before.targetDirection;
}

function newGoal(row: GoalRow, { told }: GoalSetting, { findings }: Surroundings) {
  return kindOfNewGoal(row, told ?? { frequency: 'monthly', from: 'others' }, findings);
}

/** A frequency never changes where entries are stored: that re-dates them, which is shown first (rule 2.7). */
function keptGoal(row: GoalRow, before: StoredGoal, { state, findings }: Surroundings) {
  const isFixed = state.series.has(before.id) && row.trackingFrequency !== before.trackingFrequency;
  if (isFixed && row.trackingFrequency !== undefined) {
    const reason = because('tracking_stored', before.trackingFrequency);
    findings.add('trackingKept', { ...row.place, column: 'tracking' }, { value: row.trackingFrequency, reason });
  }
  return {
    aggregation: row.aggregation ?? before.aggregation,
    valueType: row.valueType ?? before.valueType,
    trackingFrequency: isFixed ? before.trackingFrequency : (row.trackingFrequency ?? before.trackingFrequency),
    targetDirection: row.targetDirection ?? before.targetDirection,
  };
}

/** Only a number has one; of percents and money the unit says the value type. */
function unitOf(
  row: GoalRow,
  { before, valueType }: { readonly before: StoredGoal | null; readonly valueType: ValueType },
  { findings }: Surroundings,
): string {
  if (valueType !== 'number') return '';
  const unit = row.unit ?? before?.unit ?? '';
  if (unit === '' && row.headingUnit !== null) {
    findings.add('unitFromHeading', { ...row.place, column: 'unit' }, { reason: row.headingUnit });
    return row.headingUnit;
  }
  if (unit.length <= TEXT_LIMITS.unit) return unit;
  const reason = because('longer_than', TEXT_LIMITS.unit);
  findings.add('unitTooLong', { ...row.place, column: 'unit' }, { value: unit, reason });
  return before?.unit ?? '';
}

/** A start or an end alone may stand against what the plan holds: then that stays. */
function spanOf(row: GoalRow, before: Span, { findings }: Surroundings): Span {
  const span = { start: said(row.start, before.start), end: said(row.end, before.end) };
  if (!isReversed(span.start, span.end)) return span;
  const column = row.end === undefined ? 'start' : 'end';
  findings.add('windowKept', { ...row.place, column }, { reason: because('end_would_precede') });
  return before;
}

function said<T>(stated: Stated<T>, otherwise: T): T {
  return stated === undefined ? otherwise : stated;
}

function targetsOf(
  row: GoalRow,
  { before, span }: Pick<GoalSetting, 'before'> & Pick<StoredGoal, 'span'>,
  around: Surroundings,
): ReadonlyMap<number, number> {
  if (row.eoyTarget === undefined && row.targetsByYear.size === 0) return before?.targetsByYear ?? NO_TARGETS;
  const targets = new Map(before?.targetsByYear);
  const set = (year: number, target: number | null) => {
    if (target === null) targets.delete(year);
    else targets.set(year, target);
  };
  if (row.eoyTarget !== undefined) set(targetYear(row, span, around), row.eoyTarget);
  for (const [year, target] of row.targetsByYear) set(year, target);
  return targets;
}

/** One for all goals that have none. */
const NO_TARGETS: ReadonlyMap<number, number> = new Map();

/** An end-of-year target is that of the current fiscal year, or of the nearest one in which the goal runs. */
function targetYear(row: GoalRow, span: StoredGoal['span'], { state, moment, findings }: Surroundings): number {
  const startMonth = state.plan.fiscalStartMonth;
  const current = fiscalYearOf(moment.today, startMonth);
  const first = span.start === null ? current : fiscalYearOf(span.start, startMonth);
  const last = span.end === null ? current : fiscalYearOf(span.end, startMonth);
  const year = Math.max(Math.min(current, last), first);
  if (first !== last && row.eoyTarget !== null) {
    findings.add('targetYear', { ...row.place, column: 'eoy_target' }, { reason: because('target_year_from', year) });
  }
  return year;
}

function baselineOf(row: GoalRow, before: Baseline | null): Baseline | null {
  const value = said(row.baseline, before?.value ?? null);
  if (value === null) return null;
  return { value, date: said(row.baselineDate, before?.date ?? null) };
}

/** Any day of a period stands for it. */
function newBasesOf(
  { newBases }: GoalRow,
  { before, frequency }: { readonly before: StoredGoal | null; readonly frequency: TrackingFrequency },
  { state }: Surroundings,
): readonly NewBase[] {
  if (newBases === undefined) return before?.newBases ?? NO_BASES;
  return sortedBases(
    newBases.map(({ date, reason }) => ({ date: periodStartOf(date, frequency, state.plan), reason })),
  );
}

/** One for all goals that have none. */
const NO_BASES: readonly NewBase[] = [];

/** A new goal keeps who set its status and when, where its row tells; else it is set now, by whoever imports. */
function handStatusOf(row: GoalRow, goal: StoredGoal | null, { moment, people }: Surroundings): HandStatus | null {
  const before = goal?.handStatus ?? null;
  if (row.status === undefined) return before;
  if (row.status === null) return null;
  if (before?.status === row.status && before.note === row.statusNote) return before;
  const said = { status: row.status, note: row.statusNote };
  if (goal === null && row.statusSet !== null)
    return { ...said, ...row.statusSet, memberId: people.knownMember(row.statusSet.by) };
  const { memberId, by, at } = moment;
  return { ...said, memberId, by, at, computedActual: null };
}

function ownerOf(row: GoalRow, before: StoredGoal | null, { people }: Surroundings) {
  if (row.owner === null) return { memberId: null, ownerLabel: row.ownerLabel ?? '' };
  // A label of no member, such as a department's, names nobody.
  if (before !== null && before.memberId === null && before.ownerLabel !== '' && row.owner === before.ownerLabel)
    return { memberId: null, ownerLabel: before.ownerLabel };
  const owner = row.owner === undefined ? undefined : people.ownerNamed(row.owner, { ...row.place, column: 'owner' });
  // Who owns it stays, so does how it is called, where the row does not tell a label.
  const label = owner?.memberId === before?.memberId ? before?.ownerLabel : owner?.label;
  const told = row.ownerLabel === '' ? owner?.label : row.ownerLabel;
  return {
    memberId: owner?.memberId ?? before?.memberId ?? null,
    ownerLabel: told ?? label ?? before?.ownerLabel ?? '',
  };
}

function contributorsOf(row: GoalRow, before: StoredGoal | null, { people }: Surroundings): readonly string[] {
  const kept = before?.contributorIds ?? NO_MEMBERS;
  if (row.contributors === undefined) return kept;
  const named = people.membersNamed(row.contributors, { ...row.place, column: 'contributors' });
  return named.length === kept.length && named.every((id) => kept.includes(id)) ? kept : named;
}

/** One for all goals that have none. */
const NO_MEMBERS: readonly string[] = [];

function departmentOf(row: GoalRow, before: StoredGoal | null, { people }: Surroundings): string | null {
  if (row.department === undefined) return before?.departmentId ?? null;
  if (row.department === null) return null;
  return people.departmentNamed(row.department, { ...row.place, column: 'department' });
}
