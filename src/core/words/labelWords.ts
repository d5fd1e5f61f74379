import type { FilterKind } from '#core/filter/criteria.ts';
import type { Completion, Lateness, PriorityOption } from '#core/filter/criterionRows.ts';
import type { DueDateOption } from '#core/filter/dueDate.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import type { WorkChoice } from '#core/filter/workChoice.ts';
import type { NotMeasured } from '#core/goal/notMeasured.ts';
import type { Prospect } from '#core/outlook/prospect.ts';

export type LabelWords = {
  readonly status: Readonly<Record<StatusChoice, string>>;
  readonly filterKinds: Readonly<Record<Exclude<FilterKind, 'own'>, string>>;
  readonly priorities: Readonly<Record<PriorityOption, string>>;
  readonly completions: Readonly<Record<Completion, string>>;
  readonly latenesses: Readonly<Record<Lateness, string>>;
  readonly workChoices: Readonly<Record<WorkChoice, string>>;
  readonly prospects: Readonly<Record<Prospect, string>>;
  readonly dueDates: Readonly<Record<DueDateOption | 'custom', string>>;
  readonly from: (date: string) => string;
  readonly until: (date: string) => string;
  /** What stands for an owner or an objective that the plan does not have, or not for this viewer. */
  readonly unknown: string;
  readonly toggles: {
    readonly weekly: string;
    readonly monthly: string;
    readonly quarterly: string;
    readonly annual: string;
    readonly yearToDate: string;
    readonly planToDate: string;
  };
  readonly statusTexts: {
    /** Neither an end target nor a target to date (rule 3.8). */
    readonly noTargetSet: string;
    /** An end target but no telling what of it is due by now: a sum without an end. */
    readonly noTargetToDate: string;
    readonly noFiguresIn: (year: string) => string;
    readonly asOf: (period: string) => string;
    readonly noneMeasured: (goals: NotMeasured) => string;
  };
};

export const ENGLISH_LABELS: LabelWords = {
  status: {
    achieved: 'Achieved',
    on_target: 'On Target',
    off_target: 'Off Target',
    critical: 'Critical',
    not_started: 'Not Started',
    deferred: 'Deferred',
    no_figures: 'No figures',
    no_target: 'No target',
    not_begun: 'Not begun',
  },
  filterKinds: {
    keyword: 'Keyword',
    ownerIds: 'Owner',
    statuses: 'Status',
    depths: 'Level',
    perspectives: 'Perspective',
    objectiveIds: 'Objective',
    priorities: 'Priority',
    dueDate: 'Due date',
    completion: 'Completion',
    lateness: 'Figures',
    work: 'Work',
    prospects: 'Outlook',
  },
  priorities: { kpi: 'KPI', high: 'High', normal: 'Normal', low: 'Low', none: 'None' },
  completions: { complete: 'Complete', incomplete: 'Incomplete' },
  latenesses: { overdue: 'Overdue' },
  workChoices: { late: 'Has late work', open: 'Has open work', none: 'No work' },
  prospects: { atRisk: 'At risk', likely: 'Likely', noHistory: 'Not enough history' },
  dueDates: { pastDue: 'Past due', thisMonth: 'This month', thisQuarter: 'This quarter', custom: 'Custom' },
  from: (date) => `From ${date}`,
  until: (date) => `Until ${date}`,
  unknown: 'Not in this plan',
  toggles: {
    weekly: 'Weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annual: 'Annual',
    yearToDate: 'YTD',
    planToDate: 'PTD',
  },
  statusTexts: {
    noTargetSet: 'No target set',
    noTargetToDate: 'No target to date',
    noFiguresIn: (year) => `No figures yet in ${year}`,
    asOf: (period) => `as of ${period}`,
    noneMeasured: ({ noFigures, noTarget, isOfYear }) =>
      [
        ...(noTarget === 0 ? [] : [`${noTarget} with figures but no target`]),
        ...(noFigures === 0 ? [] : [`${noFigures} without figures${isOfYear ? ' in the year' : ''}`]),
      ].join(', ') || 'No goals to measure yet',
  },
};
