import { fileColumnOf } from '#contract/fileColumns.ts';
import type { Day } from '#core/calendar/date.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import type { FieldKind } from '#core/goal/fieldKinds.ts';
import { type GoalFieldFor, goalFields } from '#core/goal/goalFields.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { goalFieldNotes } from '#languages/en/page/goalFields.ts';
import { newBasesText } from '#server/features/exchange/values/newBases.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** What is in a cell. */
export type GoalCell = string | number | { readonly day: Day } | null;

/** How a column calls what a goal has only by its id. */
export type CellNames = {
  readonly parent: (goal: StoredGoal) => string | null;
  /** Null where no member owns it. */
  readonly owner: (goal: StoredGoal) => string | null;
  /** What is shown as the owner, where it is not the owner's name. */
  readonly ownerLabel: (goal: StoredGoal) => string | null;
  readonly contributors: (goal: StoredGoal) => string;
  readonly department: (goal: StoredGoal) => string | null;
  /** A formula with its goals by number. */
  readonly formula: (text: string | null) => string;
  /** A member by id; null for one who is not there. */
  readonly person: (id: string) => string | null;
};

/** A column of a goals table, as files have it and as differences tell it. */
export type GoalColumn = {
  readonly name: string;
  /** For who reads an export; where it is left out, the column before says it. */
  readonly meaning?: string;
  /** `figure`: as the goal's values are. */
  readonly kind: 'text' | 'word' | 'date' | 'number' | 'currency' | 'percent' | 'parent' | 'figure';
  readonly of: (goal: StoredGoal, names: CellNames) => GoalCell;
  /** Tells more of the column before it: no difference of its own. */
  readonly isDetail?: true;
  /** Takes what the column says over from a changed goal. */
  readonly put: (before: StoredGoal, after: StoredGoal) => StoredGoal;
};

/**
 * The columns of fields that have more than one or another than their name and kind make, in their order in an export.
 * The end targets have one for each year.
 */
const ROWS = {
  number: [value('number', 'number', 'text', 'The number of the goal; by it an import finds the goal again')],
  title: [value('title', 'title', 'text', 'Its title')],
  parentId: [
    {
      name: 'parent_number',
      meaning: 'The number of the goal above it; empty: told from the dots of the number; -: none',
      kind: 'parent',
      of: (goal, { parent }) => parent(goal),
      put: (before, { parentId, depth }) => ({ ...before, parentId, depth }),
    },
  ],
  depth: [value('depth', 'depth', 'number', '0 strategic objective, 1 organisation goal, and so on to 6')],
  description: [value('description', 'description', 'text', 'In plain text')],
  measure: [value('measure', 'measure', 'text', 'What is measured')],
  aggregation: [
    value(
      'function',
      'aggregation',
      'word',
      'How several periods become one figure: sum, average, highest, lowest, current',
    ),
  ],
  valueType: [value('value_type', 'valueType', 'word', 'currency, number or percent')],
  unit: [value('unit', 'unit', 'text', 'What a number counts, such as days; empty for currency and percent')],
  trackingFrequency: [
    value('tracking', 'trackingFrequency', 'word', `How often figures come: ${TRACKING_FREQUENCIES.join(', ')}`),
  ],
  targetDirection: [value('direction', 'targetDirection', 'word', 'Which way is better: up, down, equal')],
  span: [
    {
      name: 'start',
      meaning: 'The first and last day; empty: open to that side',
      kind: 'date',
      of: ({ span }) => dayCell(span.start),
      put: (before, { span }) => ({ ...before, span: { ...before.span, start: span.start } }),
    },
    {
      name: 'end',
      kind: 'date',
      of: ({ span }) => dayCell(span.end),
      put: (before, { span }) => ({ ...before, span: { ...before.span, end: span.end } }),
    },
  ],
  memberId: [
    {
      name: 'owner',
      meaning: 'Name, e-mail, or both',
      kind: 'text',
      of: (goal, { owner }) => owner(goal),
      put: (before, { ownerLabel, memberId }) => ({ ...before, ownerLabel, memberId }),
    },
  ],
  ownerLabel: [
    {
      name: 'owner_label',
      meaning: 'What is shown as the owner, where that is not the name of the owner',
      kind: 'text',
      of: (goal, { ownerLabel }) => ownerLabel(goal),
      put: (before, { ownerLabel }) => ({ ...before, ownerLabel }),
    },
  ],
  contributorIds: [
    {
      name: 'contributors',
      meaning: 'Members who work on it beside its owner, one a line',
      kind: 'text',
      of: (goal, { contributors }) => contributors(goal),
      put: (before, { contributorIds }) => ({ ...before, contributorIds }),
    },
  ],
  departmentId: [
    {
      name: 'department',
      meaning: 'By its name',
      kind: 'text',
      of: (goal, { department }) => department(goal),
      put: (before, { departmentId }) => ({ ...before, departmentId }),
    },
  ],
  perspective: [
    value(
      'perspective',
      'perspective',
      'word',
      'f financial, c customer, o internal, p people; or the plan’s own label',
    ),
  ],
  priority: [value('priority', 'priority', 'word', 'high, normal, low; empty: none')],
  isKpi: [yesNo('is_kpi', 'isKpi', 'yes or no')],
  rollup: [value('rollup', 'rollup', 'word', 'none, feeds, sum, average, highest, lowest, percent; empty: not said')],
  weight: [value('weight', 'weight', 'number', 'How much it counts where percents are averaged; empty: 1')],
  isEndOfYear100: [yesNo('eoy_100', 'isEndOfYear100', 'yes: the target of the year is that all of it is complete')],
  targetsByYear: [],
  allTarget: [value('all_target', 'allTarget', 'figure', 'The target for the goal’s whole life')],
  actualFormula: [
    {
      name: 'actual_formula',
      meaning: 'The formula of the actual, goals by number: [1.2.1] / [1.3] * 100',
      kind: 'text',
      of: ({ actualFormula }, { formula }) => formula(actualFormula),
      put: (before, { actualFormula }) => ({ ...before, actualFormula }),
    },
  ],
  targetFormula: [
    {
      name: 'target_formula',
      meaning: 'The formula of the target',
      kind: 'text',
      of: ({ targetFormula }, { formula }) => formula(targetFormula),
      put: (before, { targetFormula }) => ({ ...before, targetFormula }),
    },
  ],
  isFormulaByPeriod: [
    yesNo('formula_by_period', 'isFormulaByPeriod', 'yes: a computed year is the function over its periods'),
  ],
  isByMilestones: [
    yesNo('by_milestones', 'isByMilestones', 'yes: its figures are the share of its milestones that are done'),
  ],
  baseline: [
    {
      name: 'baseline',
      meaning: 'Where the goal started, and when that was measured',
      kind: 'figure',
      of: ({ baseline }) => baseline?.value ?? null,
      put: (before, { baseline }) => ({ ...before, baseline }),
    },
    {
      name: 'baseline_date',
      kind: 'date',
      of: ({ baseline }) => dayCell(baseline?.date ?? null),
      put: (before, { baseline }) => ({ ...before, baseline }),
    },
  ],
  newBases: [
    {
      name: 'new_bases',
      meaning: 'From when on the measure begins anew, and why: a date and a reason, one a line',
      kind: 'text',
      of: ({ newBases }) => newBasesText(newBases),
      put: (before, { newBases }) => ({ ...before, newBases }),
    },
  ],
  handStatus: [
    {
      name: 'status',
      meaning: 'A status set by hand, and why; empty: told from the figures',
      kind: 'word',
      of: ({ handStatus }) => handStatus?.status ?? null,
      put: (before, { handStatus }) => ({ ...before, handStatus }),
    },
    {
      name: 'status_note',
      kind: 'text',
      of: ({ handStatus }) => handStatus?.note ?? '',
      put: (before, { handStatus }) => ({ ...before, handStatus }),
    },
    statusDetail('status_by', 'text', 'Who set the status, and when', ({ by }) => by),
    statusDetail('status_at', 'text', undefined, ({ at }) => at),
    statusDetail(
      'status_figure',
      'figure',
      'Of a goal computed from others: its actual when the status was set; when that changes the status lapses',
      ({ computedActual }) => computedActual,
    ),
  ],
  isStatusAutomatic: [
    yesNo('status_automatic', 'isStatusAutomatic', 'no: a status set by hand stays when an actual is entered'),
  ],
  nextStep: [value('next_step', 'nextStep', 'text', 'What happens next, in at most 80 characters')],
  nextStepDue: [
    {
      name: 'next_step_due',
      meaning: 'The day by which the next step is done',
      kind: 'date',
      of: ({ nextStepDue }) => dayCell(nextStepDue),
      put: (before, { nextStepDue }) => ({ ...before, nextStepDue }),
    },
  ],
  // Columns by the fields of the plan: `ownColumns.ts`.
  ownFields: [],
} satisfies { readonly [Name in GoalFieldFor<'file'>]?: readonly GoalColumn[] };

type FieldByKind = Exclude<GoalFieldFor<'file'>, keyof typeof ROWS>;

/** What is in a cell of the other fields, by their kind; what it means is their note. */
const CELL_KINDS = {
  line: 'text',
  text: 'text',
  count: 'number',
  amount: 'number',
  figure: 'number',
  yesNo: 'word',
  choice: 'word',
} as const satisfies { readonly [Kind in FieldKind]?: GoalColumn['kind'] };

type CellField = { readonly kind: keyof typeof CELL_KINDS };

const byKind: { readonly [Name in FieldByKind]: CellField } = goalFields;
const meanings: { readonly [Name in FieldByKind]: string } = goalFieldNotes;

const columnsByField: { readonly [Name in GoalFieldFor<'file'>]: readonly GoalColumn[] } = { ...ROWS, ...rowsByKind() };

/** All of them but those of end targets. */
export const goalColumns: readonly GoalColumn[] = Object.values(columnsByField).flat();

/** The columns of one field. */
export function columnsOfField(field: GoalFieldFor<'file'>): readonly GoalColumn[] {
  return columnsByField[field];
}

function rowsByKind(): { readonly [Name in FieldByKind]: readonly GoalColumn[] };
/** Of every field that files have and that has no row above. */
function rowsByKind(): object {
  const names = namesOf(goalFields).filter(
    (name): name is FieldByKind => goalFields[name].uses.some((use) => use === 'file') && !(name in ROWS),
  );
  return Object.fromEntries(names.map((name) => [name, [columnByKind(name)]]));
}

function columnByKind(field: FieldByKind): GoalColumn {
  const { kind }: CellField = byKind[field];
  return {
    name: fileColumnOf(field),
    meaning: meanings[field],
    kind: CELL_KINDS[kind],
    of: (goal) => plainCell(goal[field]),
    put: (before, after) => ({ ...before, [field]: after[field] }),
  };
}

function plainCell(value: unknown): GoalCell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : value === null ? null : String(value);
}

/** Fields whose whole value is what a cell holds. */
type ValueField = {
  [Name in GoalFieldFor<'file'>]: StoredGoal[Name] extends string | number | null ? Name : never;
}[GoalFieldFor<'file'>];

function value(name: string, field: ValueField, kind: GoalColumn['kind'], meaning: string): GoalColumn {
  return {
    name,
    meaning,
    kind,
    of: (goal) => goal[field],
    put: (before, after) => ({ ...before, [field]: after[field] }),
  };
}

function statusDetail(
  name: string,
  kind: GoalColumn['kind'],
  meaning: string | undefined,
  of: (status: HandStatus) => GoalCell,
): GoalColumn {
  return {
    name,
    ...(meaning === undefined ? {} : { meaning }),
    kind,
    isDetail: true,
    of: ({ handStatus }) => (handStatus === null ? null : of(handStatus)),
    put: (before, { handStatus }) => ({ ...before, handStatus }),
  };
}

function yesNo(
  name: string,
  field: 'isKpi' | 'isEndOfYear100' | 'isStatusAutomatic' | 'isFormulaByPeriod' | 'isByMilestones',
  meaning: string,
): GoalColumn {
  return {
    name,
    meaning,
    kind: 'word',
    of: (goal) => (goal[field] ? 'yes' : 'no'),
    put: (before, after) => ({ ...before, [field]: after[field] }),
  };
}

function dayCell(day: Day | null): GoalCell {
  return day === null ? null : { day };
}
