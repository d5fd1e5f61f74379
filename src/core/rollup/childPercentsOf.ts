import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { owningDayOf, periodStartOf } from '#core/calendar/period.ts';
import type { ChildPercents, PercentPair } from '#core/figure/figureContext.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { type FigureLookup, knownGoalOf, weightedFiguresOf } from './figureLookup.ts';
import { leftOutReasonOf } from './leftOut.ts';
import { percentPairOf } from './percentMean.ts';

/**
 * What a parent of type percent, or an end-of-year-100% one, is measured by (rule 3.12): the means
 * of what its children's own cards show, so that they can be checked against them. ALL has the current year's as ytd.
 */
export function childPercentsOf(node: GoalNode, year: FiscalYear, book: FigureLookup): ChildPercents {
  const current = fiscalYearOf(book.today, book.calendar.fiscalStartMonth);
  return {
    ytd: percentPairIn(year === 'ALL' ? current : year, node, book),
    ptd: percentPairIn('ALL', node, book),
    asOf: lastReportIn(year, node, book),
  };
}

/** The means in one fiscal year, or over the children's whole lives. */
export function percentPairIn(year: FiscalYear, node: GoalNode, book: FigureLookup): PercentPair {
  return percentPairOf(takingPart(year, node, book).map((child) => weightedFiguresOf(child, year, book)));
}

function takingPart(year: FiscalYear, node: GoalNode, book: FigureLookup): GoalNode[] {
  const parent = knownGoalOf(node, book);
  return node.children.filter(
    (child) => leftOutReasonOf(parent, knownGoalOf(child, book), book.figuresOf(child, year)) === null,
  );
}

function lastReportIn(year: FiscalYear, node: GoalNode, book: FigureLookup): Day | null {
  const last = latest(takingPart(year, node, book).map((child) => asOfBelow(year, child, book)));
  if (last === null) return null;
  const { span, trackingFrequency } = node.goal;
  return periodStartOf(owningDayOf(last, span.start), trackingFrequency, book.calendar);
}

/** A container has no entries: the last report of what it contains stands for it. */
function asOfBelow(year: FiscalYear, node: GoalNode, book: FigureLookup): Day | null {
  if (book.kindOf(node) !== 'container') return book.figuresOf(node, year).asOf;
  return latest(node.children.map((child) => asOfBelow(year, child, book)));
}

function latest(days: readonly (Day | null)[]): Day | null {
  return (
    days
      .filter((day) => day !== null)
      .sort((one, other) => one - other)
      .at(-1) ?? null
  );
}
