import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { isLonger, periodEndOf, periodStartOf, periodStarts } from '#core/calendar/period.ts';
import { type ClosedSpan, contains, earlierOf, overlaps } from '#core/calendar/span.ts';
import type { Coverage } from '#core/figure/figureContext.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import { evaluateFormula, type FormulaSource, type NoFigure, type Split } from '#core/formula/evaluateFormula.ts';
import {
  type Expression,
  type FormulaColumn,
  partsOf,
  type Reference,
  referencesIn,
} from '#core/formula/expression.ts';
import { keptFigure } from '#core/formula/keptFigure.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import type { FigureLookup, GoalEntries } from './figureLookup.ts';
import { type Asked, figureOver } from './figureOver.ts';
import type { BrokenLink } from './formulaLinks.ts';
import type { FormulaMoment } from './formulaMoment.ts';
import type { GoalFormula } from './formulaOf.ts';
import { isPresent, partsToDate } from './presentParts.ts';

/** Why there is none: of the formula itself, or since it goes in a circle, is chained too far, cannot be read, or names a group. */
export type FormulaNone = NoFigure | { readonly why: BrokenLink | 'unreadable' | 'group' };

export type FormulaResult = { readonly value: number } | { readonly value: null; readonly none: FormulaNone };

export type FormulaWork = {
  at(moment: FormulaMoment): FormulaResult;
  /** What the goals that the formula names have then, from left to right; of a period before, what they had. */
  figuresAt(moment: FormulaMoment): readonly (number | null)[];
  /** Of the periods of actuals from one day to another, up to today, in which some goal that the formula names has a figure, how many count. */
  coverageOf(from: Day, to: Day): Coverage;
};

export type Computing = {
  readonly node: GoalNode;
  readonly column: FormulaColumn;
  readonly formula: GoalFormula;
  /** The goal's own entries, which the formula of its target may take its actual from. */
  readonly own: GoalEntries;
  /** Where it is known: whether the formula has a figure in a period. */
  readonly hasFigure?: (period: Day) => boolean;
};

/**
 * A formula of a goal, ready to be worked out at any moment (decision 96). Over several periods as a whole those count in
 * which all that it names have a figure (decision 131).
 */
export function formulaWork(computing: Computing, book: FigureLookup): FormulaWork {
  const { node, column, formula, own, hasFigure } = computing;
  const { expression } = formula;
  const toDate = expression === null ? [] : partsToDate(expression);
  const { trackingFrequency: frequency, span } = node.goal;
  const { calendar } = book;
  const lastPeriodOf = ({ to }: FormulaMoment) => periodStartOf(to, frequency, calendar);
  const yearOf = (period: Day) => periodYearOf(period, span, calendar.fiscalStartMonth);
  const yearStart = (year: number) => fiscalYearSpan(year, calendar.fiscalStartMonth).start;

  const source: FormulaSource<FormulaMoment> = {
    splitBy,
    figureOf: (reference: Reference, moment: FormulaMoment) => {
      const asked: Asked = { column: reference.column ?? column, moment, lastPeriod: lastPeriodOf(moment), frequency };
      // The goal's own actual in the formula of its target: any other formula that names its goal goes in a circle.
      if (reference.goalId === node.goal.id) return figureOver(own, asked, book);
      const input = book.nodeOf(reference.goalId);
      return input === null ? null : figureOver(book.entriesOf(input), asked, book);
    },
    before: (moment: FormulaMoment): FormulaMoment | null => {
      const { from, isPeriod } = moment;
      if (isPeriod) {
        const to = addDays(from, -1);
        return { from: periodStartOf(to, frequency, calendar), to, isPeriod };
      }
      const year = yearOf(from);
      if (year !== yearOf(lastPeriodOf(moment))) return null;
      const earlier = frequency === 'weekly' ? weeksBefore(year) : aYearBefore;
      if (frequency === 'weekly' && yearOf(earlier(lastPeriodOf(moment))) !== year - 1) return null;
      return {
        from: earlier(from),
        to: earlier(moment.to),
        isPeriod,
        ...(moment.counted && {
          counted: moment.counted.map(({ start, end }) => ({ start: earlier(start), end: earlier(end) })),
        }),
      };
    },
    yearToDate: (moment: FormulaMoment): FormulaMoment => {
      const from = yearStart(yearOf(lastPeriodOf(moment)));
      return withCounted({ from, to: moment.to, isPeriod: false }, hasAllToDate);
    },
  };

  function splitBy(first: Expression, moment: FormulaMoment): Split<FormulaMoment> | null {
    const { counted } = moment;
    if (counted === undefined) return null;
    const periods = counted.flatMap(({ start, end }) => periodStarts({ from: start, to: end }, frequency, calendar));
    const isThere = periods.map((period) => isPresent(first, source, asStretch(period)));
    const presentPeriods = isThere.filter(Boolean).length;
    const aggregation = referencesIn(first)
      .map(({ goalId }) => book.nodeOf(goalId)?.goal.aggregation)
      .find((each) => each !== undefined);
    if (presentPeriods === 0 || presentPeriods === periods.length || aggregation === undefined) return null;
    const only = (isWanted: boolean) => ({
      ...moment,
      counted: runsOf(periods, (_, index) => isThere[index] === isWanted),
    });
    return {
      present: only(true),
      absent: only(false),
      presentPeriods,
      absentPeriods: periods.length - presentPeriods,
      isLastPresent: isThere.at(-1) === true,
      aggregation,
    };
  }

  /** As many weeks as lie between the first of a year and that of the year before. */
  function weeksBefore(year: number): (day: Day) => Day {
    const firstWeek = (of: number) =>
      periodStarts({ from: yearStart(of), to: addDays(yearStart(of), 6) }, frequency, calendar).at(-1);
    const days = Number(firstWeek(year)) - Number(firstWeek(year - 1));
    return (day) => addDays(day, -days);
  }

  function hasAllFigures(period: Day): boolean {
    if (hasFigure?.(period)) return true;
    return expression !== null && isPresent(expression, source, asStretch(period));
  }

  /** Of a period within a year to date: what stands outside of `ytd` is of another time. */
  function hasAllToDate(period: Day): boolean {
    return toDate.every((part) => isPresent(part, source, asStretch(period)));
  }

  function asStretch(period: Day): FormulaMoment {
    const to = periodEndOf(period, frequency);
    return { from: period, to, isPeriod: false, counted: [{ start: period, end: to }] };
  }

  function withCounted(moment: FormulaMoment, hasAll = hasAllFigures): FormulaMoment {
    if (moment.isPeriod || moment.counted !== undefined) return moment;
    const { within } = moment;
    const isWithin = (period: Day) => within === undefined || within.some((span) => contains(span, period));
    const periods = periodStarts(moment, frequency, calendar);
    return { ...moment, counted: runsOf(periods, (period) => isWithin(period) && hasAll(period)) };
  }

  /** The stretches of the periods that are wanted, as long as they follow upon each other. */
  function runsOf(periods: readonly Day[], isWanted: (period: Day, index: number) => boolean): ClosedSpan[] {
    const runs: { start: Day; end: Day }[] = [];
    periods.forEach((period, index) => {
      if (!isWanted(period, index)) return;
      const end = periodEndOf(period, frequency);
      const last = runs.at(-1);
      if (last !== undefined && addDays(last.end, 1) === period) last.end = end;
      else runs.push({ start: period, end });
    });
    return runs;
  }

  const broken = book.brokenLinkOf(node.goal.id);
  if (broken !== null || expression === null) {
    const none: FormulaNone = { why: broken ?? 'unreadable' };
    return {
      figuresAt: () => [],
      at: () => ({ value: null, none }),
      coverageOf: () => ({ counted: 0, of: 0, goals: 0 }),
    };
  }
  return {
    figuresAt: (moment) => figuresIn(expression, source, withCounted(moment)),
    at: (moment) => {
      const result = evaluateFormula(expression, source, withCounted(moment));
      if (result.value !== null) return { value: keptFigure(result.value) };
      return isOfGroup(result.none, book) ? { value: null, none: { why: 'group' } } : result;
    },
    coverageOf: (from, to) => {
      const periods = periodStarts({ from, to: earlierOf(to, book.today) }, frequency, calendar).filter((period) =>
        overlaps(span, { start: period, end: periodEndOf(period, frequency) }),
      );
      const counted = periods.filter(hasAllFigures).length;
      const some = periods.filter((period) => hasSomeFigure(expression, asStretch(period))).length;
      return {
        counted,
        of: Math.max(counted, some),
        goals: new Set(formula.references.map(({ goalId }) => goalId)).size,
      };
    },
  };

  function hasSomeFigure(asked: Expression, moment: FormulaMoment): boolean {
    const figures = figuresIn(asked, { ...source, yearToDate: (then) => then }, moment);
    return formula.references.some(({ goalId }, index) => {
      const input = book.nodeOf(goalId);
      // A yearly figure that stands in every month says nothing of the month.
      return figures[index] !== null && input !== null && !isLonger(input.goal.trackingFrequency, frequency);
    });
  }
}

function isOfGroup(none: NoFigure, book: FigureLookup): boolean {
  const input = none.why === 'absent' ? book.nodeOf(none.reference.goalId) : null;
  return input !== null && book.kindOf(input) === 'container';
}

function figuresIn(
  expression: Expression,
  source: FormulaSource<FormulaMoment>,
  moment: FormulaMoment | null,
): (number | null)[] {
  if (expression.kind === 'reference') return [moment && source.figureOf(expression, moment)];
  if (expression.kind !== 'shifted') return partsOf(expression).flatMap((part) => figuresIn(part, source, moment));
  const then = moment && (expression.by === 'prev' ? source.before(moment) : source.yearToDate(moment));
  return figuresIn(expression.of, source, then);
}

function aYearBefore(day: Day): Day {
  const { year, month, day: date } = civilDateOf(day);
  const first = firstDayOfMonth(year - 1, month);
  const last = addDays(firstDayOfMonth(year - 1, month + 1), -1);
  return addDays(first, Math.min(date - 1, last - first));
}
