import { codedNotes, goalWire } from '#contract/goal/goalWire.ts';
import { type WireGoal, wireGoalSchema } from '#contract/goal/wireGoal.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { goalFieldNotes } from '#languages/en/page/goalFields.ts';

type PlainName = (typeof goalWire)[keyof typeof goalFieldNotes]['parts'][number]['name'];

function plainNotes(): { readonly [Name in PlainName]: string };
/** By their names on the wire. */
function plainNotes(): object {
  const fields = namesOf(goalFieldNotes);
  return Object.fromEntries(
    fields.flatMap((field) => goalWire[field].parts.map(({ name }) => [name, goalFieldNotes[field]])),
  );
}

/** Of what is stated in the tables of it; of what is worked out here. */
const NOTES: Readonly<Record<keyof WireGoal, string>> = {
  ...plainNotes(),
  ...codedNotes,
  id: 'The goal, within its plan.',
  status_icon:
    'achieved, on_target, off_target, critical, not_started or deferred: set by hand until it lapses, else by the end target when it is reached, else by attainment against the plan’s two thresholds.',
  status_icon_text: 'The status in title case.',
  status_label: 'The status in title case.',
  okr_status: '1 achieved, 2 on target, 6 critical, 7 off target, 0 else.',
  eoy_target:
    'End target of the year: set for it, else its function over the entry targets of the year, else derived from all_target. With year ALL the current year’s.',
  all_target:
    'End target of the whole life: set, else the function over the targets by year, else over all entry targets.',
  when_updated:
    'ISO instant of its last change, figure or comment; of a computed goal the latest of those that feed it.',
  last_comment: 'The newest comment with its author and date, without kept what-ifs.',
  all_perf_data: 'The entries of the own window, as entered; of a roll-up parent as computed.',
  ytd_perf_data: 'Running values of actual and target from the start of the fiscal year, one for each period.',
  ptd_perf_data: 'Running values of actual and target from the goal’s start.',
  ytd_actual: 'Function over the actuals of the fiscal year up to as_of; null without one, never 0.',
  ytd_target:
    'Function over the entry targets up to as_of; without one there the elapsed share, the straight line or the end target itself, by the function.',
  ytd_variance: 'ytd_actual minus ytd_target.',
  ptd_actual: 'Function over all actuals up to as_of.',
  ptd_target: 'The same of the targets, over the whole life.',
  ptd_variance: 'ptd_actual minus ptd_target.',
  all_actual: 'Function over the actuals of the own window.',
  all_variance: 'all_actual minus all_target.',
  pretty_ytd: 'ytd_actual as a card shows it.',
  pretty_ptd: 'ptd_actual as a card shows it.',
  pretty_all: 'all_actual as a card shows it.',
  prettyYtdTarget: 'ytd_target as a card shows it.',
  prettyYtdVariance: 'ytd_variance as a card shows it.',
  prettyEoyTarget: 'eoy_target as a card shows it; 100% for an end-of-year-100% goal.',
  prettyEoyVariance: 'ytd_actual minus eoy_target as a card shows it.',
  prettyAllVariance: 'all_variance as a card shows it.',
  prettyAllTarget: 'all_target as a card shows it.',
  prettyPtdVariance: 'ptd_variance as a card shows it.',
  prettyPtdTarget: 'ptd_target as a card shows it.',
  prettyGraphType: 'The kind of its chart, in words.',
  prettyStart: 'start in the plan’s date format.',
  prettyEnd: 'end in the plan’s date format.',
  strategic_objective: 'Number, name and description of its top ancestor.',
  graphType: 'circle for a percent goal whose end target is 100 and for end-of-year-100% goals, else line.',
  inFiscalYear: '1 where the own window overlaps the year.',
  highPriority: '1 where priority is 1.',
  isKpi: 'As iskey.',
  hasPeriodicTargets: '1 where some entry has a target.',
  partial_perf_data:
    'Of a roll-up parent: what the goals below have for periods that some of them are still to report. For charts; in no figure.',
  computed_totals:
    'Of a computed goal only: what its actual and its target come to over the quarters, years and stretches to date of its charts, by first and last day as 2026-07-01/2026-09-30. coverage has stretches that leave periods out: how many count, of how many in which some of so many goals has a figure. Null for one that is not computed.',
  milestones:
    'Only of a goal measured by its milestones, and through a share where it shows work: how many of them there are, and how many are done.',
  eoy_target_combined:
    '1 where nobody set eoy_target: of a roll-up parent it is those of the goals below combined, of a goal measured by its milestones what is due of them.',
  all_target_combined: 'The same of all_target.',
  fiscal_year: 'The year the figures are of; 0 is ALL.',
  percent_complete:
    'Whole hundreds. Going up by sum, current or highest: of the end target; current going down: of the way from the baseline; otherwise attainment against the target to date; containers: mean of their children.',
  percent_basis: 'What percent_complete is a percent of.',
  expected_percent: 'Elapsed days of the window over all, rounded up.',
  target_percent: 'Where the target to date stands on the scale of percent_complete, 0 to 100.',
  attainment: 'How well the actual meets the target, 1 is met, whatever the direction.',
  as_of: 'First day of the last period in the window, not after today, that has an actual.',
  stale:
    '1 where figures are overdue: 10 days (weekly), 38 (monthly), 107 (quarterly), 403 (yearly) after the last reported period.',
  status_rule: 'Which rule gave the status.',
  status_text: 'The sentence beside the status, such as No target set.',
  window: 'The part of the own window inside the year; null where there is none.',
  distribution: 'Of a container: how many goals below it have each status.',
  not_judged:
    'Of a container: how many of the goals below it that are not started run, but have no figures, or figures and no target.',
  comment_count: 'How many comments it has, without kept what-ifs.',
  baseline: 'Of a current goal, where it began: set, else the last actual before the window, else the first inside.',
  rollup_is_set: '0 where nobody said how the goal rolls up.',
};

/** What each field of getgoals is and how it is computed: shown in OpenAPI and in the list of fields of the guide. */
export const FIELD_NOTES: Readonly<Record<keyof WireGoal | 'explain', string>> = {
  ...mapNames<Record<keyof WireGoal, string>>(wireGoalSchema.shape, (name) => NOTES[name]),
  explain:
    'Why: sentence, figures with their origin, formula, what would change the status, and the goals below that a roll-up leaves out, with the reason. Only where fields asks for it.',
};
