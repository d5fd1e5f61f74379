import type { DashboardGoal, PrettyValues } from '#contract/goal/dashboardGoal.ts';
import { prettyValuesOf } from '#contract/goal/prettyValuesOf.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { FilterKind } from '#core/filter/criteria.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import type { DateStyle } from '#core/format/date.ts';
import { formatTold } from '#core/format/told.ts';
import { notMeasuredIn } from '#core/goal/notMeasured.ts';
import type { Plan } from '#core/plan/plan.ts';
import * as filterKindLabels from '#core/words/filterKindLabel.ts';
import * as statusLabels from '#core/words/statusLabel.ts';
import { formatFiscalYear, formatPeriod } from './formats.ts';
import { language } from './language.ts';
import { say } from './say.ts';

// Finished texts from the server are English; here they are made in the page's language.

/** What the plan calls a status. */
export function statusLabel(status: StatusChoice, plan: Pick<Plan, 'statuses'>): string {
  return statusLabels.statusLabel(status, plan, say.labels);
}

export function filterKindLabel(kind: Exclude<FilterKind, 'own'>, plan: Pick<Plan, 'levels'>): string {
  return filterKindLabels.filterKindLabel(kind, plan, say.labels);
}

export function prettyOf(goal: DashboardGoal, plan: Plan): PrettyValues {
  if (language === DEFAULT_LANGUAGE) return goal.pretty;
  return prettyValuesOf({ goal, figures: goal.figures, plan, chartKind: goal.chartKind }, say.format);
}

/** The same where figures stand together in a row or a sentence. */
export function toldOf(goal: DashboardGoal, plan: Plan): PrettyValues {
  return prettyValuesOf({ goal, figures: goal.figures, plan, chartKind: goal.chartKind }, say.format, formatTold);
}

export function statusTextOf({ figures, trackingFrequency }: DashboardGoal, plan: DateStyle): string {
  const { statusRule, statusText, endTarget, year, asOf } = figures;
  const texts = say.labels.statusTexts;
  if (statusText === '') return '';
  switch (statusRule) {
    case 'deferred':
    case 'setByHand':
      return statusText;
    case 'container':
      return figures.distribution === null ? statusText : texts.noneMeasured(notMeasuredIn(figures.distribution, year));
    case 'noTarget':
      return endTarget === null ? texts.noTargetSet : texts.noTargetToDate;
    case 'noFigures':
      return texts.noFiguresIn(formatFiscalYear(year, plan.fiscalDisplay));
    case 'notBegun':
    case 'achieved':
    case 'attainmentToDate':
    case 'attainmentAtEnd':
      return asOf === null ? statusText : texts.asOf(formatPeriod(asOf, trackingFrequency, plan));
  }
}
