import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Goal } from '#core/goal/goal.ts';
import { ENGLISH_LABELS, type LabelWords } from '#core/words/labelWords.ts';

export type ChartToggle = 'periods' | 'quarterly' | 'annual' | 'toDate';

export type ToDateStep = 'quarterly' | 'monthly';

export type ChartChoice = (typeof CHART_CHOICES)[number];
export const CHART_CHOICES = ['periods', 'quarterly', 'annual', 'toDateQuarterly', 'toDateMonthly'] as const;

export type ChartView = (typeof CHART_VIEWS)[number];
export const CHART_VIEWS = ['complete', 'outlook', 'signal'] as const;

export type LargeChartChoice = ChartChoice | ChartView;
export const LARGE_CHART_CHOICES: readonly LargeChartChoice[] = [...CHART_CHOICES, ...CHART_VIEWS];

type ToggledGoal = Pick<Goal, 'aggregation' | 'trackingFrequency'>;

/**
 * The toggles a goal's chart has: yearly goals only Annual, quarterly goals none for shorter periods, goals of function
 * Highest or Lowest no Annual and no YTD (rule 3.6; decision 124).
 */
export function togglesOf({ aggregation, trackingFrequency }: ToggledGoal): readonly ChartToggle[] {
  if (trackingFrequency === 'yearly') return ['annual'];
  const upToQuarters: ChartToggle[] = trackingFrequency === 'quarterly' ? ['quarterly'] : ['periods', 'quarterly'];
  if (aggregation === 'highest' || aggregation === 'lowest') return upToQuarters;
  return [...upToQuarters, 'annual', 'toDate'];
}

/** What YTD has beneath it: a quarterly goal has no months. */
export function toDateStepsOf({ trackingFrequency }: Pick<Goal, 'trackingFrequency'>): readonly ToDateStep[] {
  return trackingFrequency === 'quarterly' ? ['quarterly'] : ['quarterly', 'monthly'];
}

/** The first is the default. */
export function choicesOf(goal: ToggledGoal): readonly ChartChoice[] {
  const toggles = togglesOf(goal);
  const steps = toDateStepsOf(goal).map((step) => choiceOf('toDate', step));
  return CHART_CHOICES.filter((choice) =>
    toggleOf(choice) === 'toDate'
      ? toggles.includes('toDate') && steps.includes(choice)
      : toggles.includes(toggleOf(choice)),
  );
}

/** Running values in the shortest steps that a goal's chart has; null where it has none. */
export function runningChoiceOf(goal: ToggledGoal): ChartChoice | null {
  return choicesOf(goal).findLast((choice) => toggleOf(choice) === 'toDate') ?? null;
}

/** Whether each point of a chart is one period of the goal, not several or a running value. */
export function showsOwnPeriods(choice: ChartChoice, { trackingFrequency }: Pick<Goal, 'trackingFrequency'>): boolean {
  if (choice === 'periods') return true;
  return choice === (trackingFrequency === 'yearly' ? 'annual' : trackingFrequency);
}

/** The toggle that is pressed. */
export function toggleOf(choice: ChartChoice): ChartToggle {
  return choice === 'toDateQuarterly' || choice === 'toDateMonthly' ? 'toDate' : choice;
}

/** What a press of a toggle chooses; running values first by month. */
export function choiceOf(toggle: ChartToggle, step: ToDateStep = 'monthly'): ChartChoice {
  if (toggle !== 'toDate') return toggle;
  return step === 'quarterly' ? 'toDateQuarterly' : 'toDateMonthly';
}

/** 'Weekly', 'Monthly', 'Quarterly', 'Annual', 'YTD', or 'PTD' when the year is ALL (rule 3.6). */
export function toggleLabel(
  toggle: ChartToggle,
  { frequency, year }: { readonly frequency: TrackingFrequency; readonly year: FiscalYear },
  { toggles }: LabelWords = ENGLISH_LABELS,
): string {
  switch (toggle) {
    case 'periods':
      return frequency === 'weekly' ? toggles.weekly : toggles.monthly;
    case 'quarterly':
      return toggles.quarterly;
    case 'annual':
      return toggles.annual;
    case 'toDate':
      return year === 'ALL' ? toggles.planToDate : toggles.yearToDate;
  }
}
