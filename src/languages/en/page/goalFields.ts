import type { FieldByKind } from '#contract/goal/goalWire.ts';
import type { plainWire } from '#contract/goal/plainWire.ts';
import type { GoalFieldFor, StatedValues, goalFields as table } from '#core/goal/goalFields.ts';

/** A span has its two days, and own fields the names that a plan gives them. */
type NamedField = Exclude<GoalFieldFor<'history' | 'file'>, 'span' | 'ownFields'>;

/** A perspective is called as its plan calls it. */
type ChoiceField = Exclude<FieldOfKind<'choice'>, 'perspective'>;
type FieldOfKind<Kind> = {
  [Field in keyof StatedValues]: (typeof table)[Field]['kind'] extends Kind ? Field : never;
}[keyof StatedValues];
type WordsOf<Word> = { readonly [Each in Extract<Word, string>]: string } & { readonly [none: string]: string };

/**
 * What fields of a goal are called: everywhere alike, or each time otherwise in the form, in the history and above a
 * column of a file. A field that is added is a line in `names`, and in English one in `goalFieldNotes` below.
 */
export const goalFields = {
  names: {
    number: 'Number',
    title: 'Title',
    parentId: { form: 'Under', history: 'Under', column: 'Parent' },
    depth: 'Depth',
    description: 'Description',
    measure: { form: 'Measure', history: 'Measure', column: 'Measure' },
    aggregation: { form: 'How figures of several periods are combined', history: 'Function', column: 'Function' },
    valueType: { form: 'Values', history: 'Values', column: 'Value type' },
    unit: 'Unit',
    trackingFrequency: { form: 'Tracked', history: 'Tracking', column: 'Tracking' },
    targetDirection: { form: 'Aim for', history: 'Aim for', column: 'Direction' },
    hasDirection: 'Direction said',
    start: 'Start',
    end: { form: 'End', history: 'End', column: 'Due date' },
    memberId: 'Owner',
    departmentId: 'Department',
    perspective: 'Perspective',
    priority: 'Priority',
    isKpi: { form: 'This is a KPI', history: 'KPI', column: 'KPI' },
    rollup: 'Roll-up',
    weight: { form: 'Weight in averages of percents', history: 'Weight', column: 'Weight' },
    actualFormula: 'Formula of the actual',
    targetFormula: 'Formula of the target',
    isByMilestones: 'Measured by its milestones',
    isFormulaByPeriod: 'Year from the periods',
    isEndOfYear100: {
      form: '100% means complete at the end of the year',
      history: 'Year end is 100%',
      column: 'End of year 100%',
    },
    targetsByYear: { history: 'Year targets', column: 'Year-end target' },
    baseline: { form: 'Starting value', history: 'Starting value', column: 'Baseline' },
    handStatus: { history: 'Status by hand', column: 'Status set by hand' },
    handNote: 'Reason for the status',
    allTarget: {
      form: 'Target for the whole period',
      history: 'Target for the whole period',
      column: 'Target for the whole period',
    },
    baselineDate: { form: 'Measured on', column: 'Baseline date' },
    newBases: 'New bases',
    ownerLabel: { history: 'Owner as displayed', column: 'Shown as owner' },
    contributorIds: { form: 'Contributors', history: 'Contributors', column: 'Contributors' },
    nextStep: 'Next step',
    nextStepDue: 'Next step due',
    isStatusAutomatic: { history: 'Status from figures', column: 'Status lapses with an actual' },
    statusBy: 'Status set by',
    statusAt: 'Status set at',
    statusFigure: 'Figure when the status was set',
  } satisfies { readonly [Field in NamedField]: unknown } & { readonly [part: string]: unknown },
  /** Of choices, as the form has them and the history. */
  words: {
    aggregation: {
      sum: 'Sum: all of them added up',
      average: 'Average: the mean of them',
      highest: 'Highest: the largest',
      lowest: 'Lowest: the smallest',
      current: 'Current: the last one',
    },
    valueType: {
      currency: 'Money',
      number: 'Number',
      percent: 'Percent',
    },
    trackingFrequency: {
      weekly: 'Weekly',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      yearly: 'Yearly',
    },
    targetDirection: {
      up: 'More',
      down: 'Less',
      equal: 'Exactly the target',
    },
    priority: {
      none: 'None',
      high: 'High',
      normal: 'Normal',
      low: 'Low',
    },
    rollup: {
      unsaid: 'As its parent requires',
      none: 'Not included in any roll-up',
      feeds: 'Feeds its parent',
      sum: 'Is the sum of the goals below',
      average: 'Is the average of the goals below',
      highest: 'Is the highest of the goals below',
      lowest: 'Is the lowest of the goals below',
      percent: 'Is the average percent complete of the goals below',
    },
  } satisfies { readonly [Field in ChoiceField]: WordsOf<StatedValues[Field]> },
};

/** What each plain field is, for who reads the description of the calls or a file; in English only. */
export const goalFieldNotes = {
  parentId: 'The goal above it; null at the top.',
  number: 'Its number; an x in it is shown as a dot.',
  title: 'Its title.',
  measure: 'What is counted.',
  depth: '0 strategic objective, 1 organisation goal, and so on down to 6.',
  unit: 'What a number counts, such as days; empty for currency and percent.',
  hasDirection: '1: somebody said which way is better; set with target_direction.',
  weight:
    'How much it counts beside its siblings where percents are averaged: 0.01 to 1000; 1 where nobody says otherwise.',
  allTarget: 'all_target as set.',
  ownerLabel: 'The owner as shown.',
  departmentId: 'Its department.',
  memberId: 'The member who owns it.',
  nextStep: 'What happens next, in at most 80 characters.',
} satisfies { readonly [Field in keyof typeof plainWire | FieldByKind]: string };
