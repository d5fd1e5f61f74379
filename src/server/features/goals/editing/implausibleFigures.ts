import type { FigureLeave, UnlikelyDetails } from '#contract/figureLeave.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { formatDate, formatPeriod } from '#core/format/date.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import {
  FIRST_PLAUSIBLE_YEAR,
  type ImplausiblePeriod,
  implausiblePeriod,
  YEARS_PLAUSIBLE_AHEAD,
} from '#core/goal/implausiblePeriod.ts';
import { EMPTY_SERIES, figuresOn } from '#core/goal/series.ts';
import { Refusal } from '#server/base/errors.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

export type ImplausibleFigure = {
  readonly code: 'implausible_period' | 'group';
  readonly goal: GoalOfFigure;
  readonly date: Day;
  readonly message: string;
};

type GoalOfFigure = Pick<GoalRecord, 'id' | 'number' | 'title' | 'span' | 'trackingFrequency'>;

export type EnteredCell = {
  readonly date: Day;
  readonly target?: number | null | undefined;
  readonly actual?: number | null | undefined;
  readonly allow?: readonly FigureLeave[] | undefined;
};

/**
 * Why a figure is likely not meant: it is of a period decades off or outside the goal's dates, or for a group, which it
 * would turn into a goal. Null for one that is plausible or allowed, clears, or is stored already.
 */
export function implausibleFigure(
  cell: EnteredCell,
  goal: GoalOfFigure,
  {
    booked: { whole },
    kind,
    today,
  }: { readonly booked: BookedPlan; readonly kind: GoalKind | null; readonly today: Day },
): ImplausibleFigure | null {
  const { date, allow = [] } = cell;
  const stored = figuresOn(date, whole.series.get(goal.id) ?? EMPTY_SERIES);
  const isNew = (figure: 'actual' | 'target') => cell[figure] != null && cell[figure] !== stored[figure];
  if (!isNew('actual') && !isNew('target')) return null;
  if (kind === 'container' && !allow.includes('group')) return { code: 'group', goal, date, message: groupText(goal) };
  const why = allow.includes('any_period') ? null : implausiblePeriod(goal, date, today);
  if (why === null) return null;
  const period = formatPeriod(date, goal.trackingFrequency, whole.plan);
  const message = `${period} ${TEXTS[why](goal, whole.plan.dateFormat)}.`;
  return { code: 'implausible_period', goal, date, message };
}

/** One refusal of all such figures. */
export function implausibleFigures(found: readonly ImplausibleFigure[]): Refusal {
  const [first] = found;
  const details: UnlikelyDetails = {
    figures: found.map(({ code, goal: { id, number, title }, date, message }) => ({
      code,
      goal_id: id,
      number: shownNumber(number),
      item: title,
      date: formatIsoDate(date),
      message,
    })),
  };
  const others = found.length - 1;
  const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'is' : 'are'} like it: see details.`;
  return new Refusal({
    code: first?.code ?? 'implausible_period',
    status: 409,
    message: `${first?.message ?? ''} ${ALLOWED[first?.code === 'group' ? 'group' : 'any_period']}${more} Nothing is written.`,
    details,
  });
}

const ALLOWED: Readonly<Record<FigureLeave, string>> = {
  any_period: 'If it is meant, send it with allow: ["any_period"].',
  group: 'If it is meant, send it with allow: ["group"].',
};

function groupText({ number, title }: GoalOfFigure): string {
  return `${shownNumber(number)} ${title} is a group, and a figure would turn it into a goal of its own.`;
}

type DateFormat = Parameters<typeof formatDate>[1];

const TEXTS: Readonly<Record<ImplausiblePeriod, (goal: GoalOfFigure, format: DateFormat) => string>> = {
  tooEarly: () => `lies before ${FIRST_PLAUSIBLE_YEAR}`,
  tooLate: () => `lies more than ${YEARS_PLAUSIBLE_AHEAD} years ahead`,
  beforeStart: ({ span, title }, format) => `is before “${title}” starts, on ${formatDate(span.start, format)}`,
  afterEnd: ({ span, title }, format) => `is after “${title}” ends, on ${formatDate(span.end, format)}`,
};
