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
import { snakeCase } from '#contract/wire/snakeCase.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import type { Aggregation, Rollup } from '#core/goal/goal.ts';
import { type GoalField, goalFields, type StatedValues } from '#core/goal/goalFields.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { NEXT_STEP_LENGTH } from '#core/goal/nextStep.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import {
  amount,
  type ControlByKind,
  check,
  choice,
  decimal,
  type FieldWithControl,
  type FormField,
  rowByKind,
  text,
} from './fieldControls.ts';
import { type OwnDrafts, ownDraftsOf } from './ownDraft.ts';
import { typedNumber } from './typedNumber.ts';

export type TargetSpread = 'none' | 'even' | 'last_year' | 'by_hand';

const { valueType, trackingFrequency, targetDirection, perspective } = goalFields;

/** Edited together with others, or not in the form. */
const ELSEWHERE = [
  'depth',
  'trackingFrequency',
  'targetDirection',
  'hasDirection',
  'span',
  'targetsByYear',
  'newBases',
  'handStatus',
  'isStatusAutomatic',
  'ownerLabel',
] as const satisfies readonly GoalField[];

/** The fields that have a place of their own, or go together with others. */
const ROWS = {
  parentId: row({
    empty: goalFields.parentId.absent,
    of: ({ parent_id }) => parent_id,
    patch: (parent_id) => ({ parent_id }),
  }),
  number: row({
    empty: '',
    of: ({ number }) => shownNumber(number),
    patch: (text) => (text.trim() === '' ? {} : { number: text.trim() }),
  }),
  title: row({ empty: '', of: ({ item }) => item, patch: (item) => ({ item }) }),
  measure: text('line', { of: ({ measure }) => measure, patch: (measure) => ({ measure }) }),
  description: text('text', { of: ({ description }) => description, patch: (description) => ({ description }) }),
  valueType: row({
    empty: valueType.absent,
    of: ({ valuetype }) => valueTypeCodes.decode(valuetype),
    patch: (word) => ({ valuetype: valueTypeCodes.encode(word) }),
  }),
  unit: row({ empty: '', of: ({ unit }) => unit, patch: null }),
  tracking: row({
    empty: trackingFrequency.absent,
    of: ({ tracking_frequency }) => trackingCodes.decode(tracking_frequency),
    patch: (word) => ({ tracking_frequency: trackingCodes.encode(word) }),
  }),
  /** Null: the server's default for a new goal. */
  aggregation: row<Aggregation | null>({
    empty: null,
    of: (stated) => aggregationCodes.decode(stated.function),
    patch: (word) => (word === null ? {} : { function: aggregationCodes.encode(word) }),
  }),
  direction: row({
    empty: targetDirection.absent,
    of: ({ target_direction }) => directionCodes.decode(target_direction),
    patch: (word) => ({ target_direction: directionCodes.encode(word) }),
  }),
  start: row({
    empty: '',
    of: ({ start }, { format }) => typedDate(start, format),
    patch: (text, { format }) => ({ start: wireDate(text, format) }),
  }),
  end: row({
    empty: '',
    of: ({ end }, { format }) => typedDate(end, format),
    patch: (text, { format }) => ({ end: wireDate(text, format) }),
  }),
  yearTarget: row({
    empty: '',
    of: ({ targets }, { year }) => typedNumber(targets[String(year)] ?? null),
    patch: null,
  }),
  spread: row<TargetSpread>({ empty: 'even', of: () => 'none', patch: null }),
  /** By hand: by the ISO date of each period's first day, as typed. */
  periods: row<Readonly<Record<string, string>>>({ empty: {}, of: () => ({}), patch: null }),
  allTarget: decimal({
    of: ({ own_all_target }) => own_all_target,
    patch: (own_all_target) => ({ own_all_target }),
  }),
  baseline: row({ empty: '', of: ({ own_baseline }) => typedNumber(own_baseline?.value ?? null), patch: null }),
  baselineDate: row({
    empty: '',
    of: ({ own_baseline }, { format }) => typedDate(own_baseline?.date ?? '', format),
    patch: null,
  }),
  memberId: row({
    empty: goalFields.memberId.absent,
    of: ({ plan_mem_id }) => plan_mem_id,
    patch: (plan_mem_id) => ({ plan_mem_id }),
  }),
  departmentId: row({
    empty: goalFields.departmentId.absent,
    of: ({ plan_dep_id }) => plan_dep_id,
    patch: (plan_dep_id) => ({ plan_dep_id }),
  }),
  contributorIds: row({
    empty: goalFields.contributorIds.absent,
    of: ({ contributors }) => contributors,
    patch: (ids) => ({ contributors: [...ids] }),
  }),
  priority: row({
    empty: priorityCodes.decode(0),
    of: ({ priority }) => priorityCodes.decode(priority),
    patch: (word) => ({ priority: priorityCodes.encode(word) }),
  }),
  isKpi: check({ of: ({ iskey }) => iskey, patch: (iskey) => ({ iskey }) }),
  weight: amount(goalFields.weight, { of: ({ weight }) => weight, patch: (weight) => ({ weight }) }),
  actualFormula: row<string | null>({
    empty: null,
    of: ({ actual_formula }) => actual_formula,
    patch: (actual_formula) => ({ actual_formula }),
  }),
  targetFormula: row<string | null>({
    empty: null,
    of: ({ target_formula }) => target_formula,
    patch: (target_formula) => ({ target_formula }),
  }),
  isFormulaByPeriod: row({
    empty: false,
    of: ({ formula_by_period }) => formula_by_period === 1,
    patch: (isOn) => ({ formula_by_period: encodeFlag(isOn) }),
  }),
  isByMilestones: row({
    empty: false,
    of: ({ by_milestones }) => by_milestones === 1,
    patch: (isOn) => ({ by_milestones: encodeFlag(isOn) }),
  }),
  nextStep: {
    ...text('line', { of: ({ next_step }) => next_step, patch: (next_step) => ({ next_step }) }),
    most: NEXT_STEP_LENGTH,
  },
  nextStepDue: row({
    empty: '',
    of: ({ next_step_due }, { format }) => typedDate(next_step_due, format),
    patch: (text, { format }) => ({ next_step_due: wireDate(text, format) }),
  }),
  ownFields: row<OwnDrafts>({
    empty: {},
    of: ({ own_fields }, options) => ownDraftsOf(own_fields ?? NO_OWN_VALUES, options),
    patch: null,
  }),
  isEndOfYear100: check({ of: ({ eoy_100 }) => eoy_100, patch: (eoy_100) => ({ eoy_100 }) }),
  perspective: choice(perspective.absent, perspective.words, {
    of: ({ plan_oga_type }) => plan_oga_type,
    patch: (plan_oga_type) => ({ plan_oga_type }),
  }),
  rollup: row<Rollup | null>({
    empty: null,
    of: ({ rollup_type: code }) => (code === null ? null : rollupCodes.decode(code)),
    patch: (word) => ({ rollup_type: word === null ? null : rollupCodes.encode(word) }),
  }),
};

type FieldByKind = Exclude<GoalField, keyof typeof ROWS | (typeof ELSEWHERE)[number]>;

type RowsByKind = {
  readonly [Name in FieldByKind]: ControlByKind<StatedValues[Name]>[(typeof goalFields)[Name]['kind']];
};

/** A kind without a control has a row above, or is edited elsewhere. */
const byKind: { readonly [Name in FieldByKind]: FieldWithControl } = goalFields;

export const formFields = { ...ROWS, ...rowsByKind() };

function rowsByKind(): RowsByKind;
/** They come at the end of the form. */
function rowsByKind(): object {
  const names = namesOf(goalFields).filter(
    (name): name is FieldByKind => !(name in ROWS || ELSEWHERE.some((each) => each === name)),
  );
  return Object.fromEntries(names.map((name) => [name, rowByKind(byKind[name], snakeCase(name))]));
}

function row<Value>(field: FormField<Value>): FormField<Value> {
  return field;
}

function typedDate(text: string, format: DateFormat): string {
  const day = decodeDate(text);
  return day === null ? '' : formatTypedDate(day, format);
}

export function wireDate(text: string, format: DateFormat): string {
  return encodeDate(readTypedDate(text, format));
}
