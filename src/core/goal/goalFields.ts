import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import type { Span } from '#core/calendar/span.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { mapNames } from '#core/table/mapNames.ts';
import {
  amount,
  choice,
  choiceOrNone,
  count,
  day,
  type Field,
  type FieldsFor,
  type FieldUse,
  field,
  figure,
  line,
  none,
  reference,
  text,
  type ValuesOf,
  yesNo,
} from './fieldKinds.ts';
import type { Baseline, HandStatus, NewBase } from './statedParts.ts';

const OPEN: Span = { start: null, end: null };
const NO_TARGETS: ReadonlyMap<number, number> = new Map();
const NO_BASES: readonly NewBase[] = [];
const NO_MEMBERS: readonly string[] = [];

/**
 * What a person states about a goal, one row a field. Of a plain field name and kind say its name on the wire, its
 * columns in the store and in files, and its control in the form; what is otherwise stands in their tables, under the
 * same names (decisions 70 and 110).
 */
export const goalFields = {
  parentId: reference('goal', ['list', 'filter', 'share', 'history', 'file']),
  /** As stored; shown with each x as a dot. */
  number: line(['list', 'share', 'history', 'file']),
  title: line(['list', 'filter', 'share', 'history', 'file']),
  measure: line(['page', 'share', 'history', 'file']),
  description: text(['page', 'share', 'history', 'file']),
  /** 0 strategic objective to 6. A change of it follows from the parent's. */
  depth: count(['list', 'filter', 'share', 'file']),
  /** How the actuals of several periods become one (function 1 to 5; F in the rules of section 3). */
  aggregation: choice(['sum', 'average', 'highest', 'lowest', 'current'], 'sum', [
    'page',
    'share',
    'history',
    'file',
    'figures',
  ]),
  valueType: choice(['currency', 'number', 'percent'], 'number', ['page', 'share', 'history', 'file']),
  /** What a number counts, such as days; money and percents have none. */
  unit: line(['page', 'share', 'history', 'file']),
  trackingFrequency: choice(TRACKING_FREQUENCIES, 'monthly', ['page', 'share', 'history', 'file', 'figures']),
  targetDirection: choice(['up', 'down', 'equal'], 'up', ['page', 'share', 'history', 'file', 'figures']),
  /** Whether somebody chose the direction: `up` may be nothing but what new goals have. */
  hasDirection: yesNo(false, ['history', 'file']),
  span: field('window', OPEN, ['list', 'filter', 'share', 'history', 'file', 'figures']),
  priority: choiceOrNone(['high', 'normal', 'low'], ['list', 'filter', 'share', 'history', 'file']),
  isKpi: yesNo(false, ['list', 'filter', 'share', 'history', 'file']),
  /**
   * rollup_type 0 to 6: none, feeds its parent, or is computed from its children in one of five ways. Null: not said;
   * such a goal takes part under a roll-up parent, and is otherwise on its own.
   */
  rollup: choiceOrNone(
    ['none', 'feeds', 'sum', 'average', 'highest', 'lowest', 'percent'],
    ['list', 'share', 'history', 'file', 'figures'],
  ),
  /** How much it counts beside its siblings where percents are averaged (`core/rollup/weightedMean.ts`). */
  weight: amount(1, { least: 0.01, most: 1000, decimals: 2 }, ['page', 'share', 'history', 'file', 'figures']),
  /** eoy_100: the end-of-year target is 100% complete. */
  isEndOfYear100: yesNo(false, ['page', 'share', 'history', 'file', 'figures']),
  /** `targets`: the end target of a fiscal year, where one is set. */
  targetsByYear: field('yearTargets', NO_TARGETS, ['page', 'share', 'history', 'file', 'figures']),
  /** `all_target`: the target for the goal's whole life, where one is set. */
  allTarget: figure(['page', 'share', 'history', 'file', 'figures']),
  /** Formulas over other goals, which they name by id (`core/formula`): what they give cannot be typed. */
  actualFormula: field('formula', none<string>(), ['page', 'history', 'file', 'figures']),
  targetFormula: field('formula', none<string>(), ['page', 'history', 'file', 'figures']),
  /** A computed figure of several periods is the goal’s function over theirs, not the formula over all of them. */
  isFormulaByPeriod: yesNo(false, ['page', 'history', 'file', 'figures']),
  /** Its figures are the share of its milestones that are done, and of those that are due (`core/work/shareDone.ts`). */
  isByMilestones: yesNo(false, ['page', 'share', 'history', 'file', 'figures']),
  baseline: field('baseline', none<Baseline>(), ['page', 'share', 'history', 'file', 'figures']),
  newBases: field('newBases', NO_BASES, ['page', 'share', 'history', 'file']),
  handStatus: field('handStatus', none<HandStatus>(), ['page', 'history', 'file']),
  /** False keeps a status set by hand when actuals are saved. */
  isStatusAutomatic: yesNo(true, ['page', 'history', 'file']),
  ownerLabel: line(['page', 'share', 'history', 'file']),
  departmentId: reference('department', ['list', 'filter', 'share', 'history', 'file']),
  memberId: reference('member', ['list', 'filter', 'share', 'history', 'file']),
  contributorIds: field('members', NO_MEMBERS, ['page', 'history', 'file']),
  /** What happens next, in at most `NEXT_STEP_LENGTH` characters, and by when. */
  nextStep: line(['page', 'share', 'history', 'file']),
  nextStepDue: day(['page', 'share', 'history', 'file']),
  perspective: choiceOrNone(PERSPECTIVES, ['list', 'filter', 'share', 'history', 'file']),
  /** The values of the plan's own fields. */
  ownFields: field('own', NO_OWN_VALUES, ['list', 'filter', 'share', 'history', 'file']),
};

export type GoalFieldFor<Use extends FieldUse> = FieldsFor<typeof goalFields, Use>;

export type GoalField = keyof typeof goalFields;

/** A field that figures or screens of goals need: the others are of people, files and programs alone. */
export type PageField = GoalFieldFor<'list' | 'page'>;

export type StatedValues = ValuesOf<typeof goalFields>;

const rows: { readonly [Name in GoalField]: Field<StatedValues[Name]> } = goalFields;

export const NOTHING_STATED = mapNames<StatedValues>(goalFields, (name) => rows[name].absent);
