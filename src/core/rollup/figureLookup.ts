import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import type { CombinedTargets, FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, isRollupParent } from '#core/goal/goalKind.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import type { Series } from '#core/goal/series.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import type { BrokenLink } from './formulaLinks.ts';
import { type KnownGoal, type LeftOut, leftOutReasonOf, standingLeftOutOf } from './leftOut.ts';
import type { WeightedFigures } from './percentMean.ts';
import type { RollupChild } from './rollupChild.ts';
import type { RollupSeries } from './rollupSeries.ts';

/** What figures of a tree are computed from and looked up in, on one day. FigureBook keeps what it has computed. */
export type FigureLookup = {
  readonly plan: FigurePlan;
  readonly calendar: PeriodCalendar;
  readonly today: Day;
  on(day: Day): FigureLookup;
  storedOf(node: GoalNode): Series;
  /** The milestones that measure a goal; null where they are not known, and its entries are given. */
  milestonesOf(node: GoalNode): readonly CountedMilestone[] | null;
  /** Null where the plan has no such goal any more. */
  nodeOf(goalId: string): GoalNode | null;
  /** Why no formula of a goal can be worked out: it goes in a circle, or is too far up a chain of others. */
  brokenLinkOf(goalId: string): BrokenLink | null;
  kindOf(node: GoalNode): GoalKind;
  figuresOf(node: GoalNode, year: FiscalYear): GoalFigures;
  /** The entries a goal is measured by: stored, or computed from its children. */
  entriesOf(node: GoalNode): GoalEntries;
  asChild(node: GoalNode, parent: Goal): RollupChild;
};

export type GoalEntries = {
  readonly goal: Goal;
  readonly series: RollupSeries;
  readonly combinedTargets?: CombinedTargets;
  readonly formulaTotals?: FormulaTotals;
};

/** The figures of a child with what they weigh where percents are averaged. */
export function weightedFiguresOf(
  node: GoalNode,
  year: FiscalYear,
  book: Pick<FigureLookup, 'figuresOf'>,
): WeightedFigures {
  return { figures: book.figuresOf(node, year), weight: node.goal.weight };
}

/** A goal with where its figures come from. */
export function knownGoalOf(node: GoalNode, book: FigureLookup): KnownGoal {
  return { goal: node.goal, kind: book.kindOf(node) };
}

/** The children that may take part in a roll-up parent, whatever the year. */
export function participantsOf(node: GoalNode, book: FigureLookup): GoalNode[] {
  const parent = knownGoalOf(node, book);
  return node.children.filter((child) => standingLeftOutOf(parent, knownGoalOf(child, book)) === null);
}

/** Those of its children that take no part in a roll-up parent's figures of one year, and why. */
export function leftOutsOf(node: GoalNode, year: FiscalYear, book: FigureLookup): LeftOut[] {
  const parent = knownGoalOf(node, book);
  if (!isRollupParent(parent.kind)) return [];
  return node.children.flatMap((child) => {
    const reason = leftOutReasonOf(parent, knownGoalOf(child, book), book.figuresOf(child, year));
    return reason === null ? [] : { goal: child.goal, reason };
  });
}
