import type { FormulaTotal, FormulaTotals } from '#core/figure/figureContext.ts';
import { RunningTotal } from '#core/figure/runningTotal.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import type { ValueRollup } from '#core/goal/rollupType.ts';
import { combineChildren } from './combineChildren.ts';
import { type FigureLookup, type GoalEntries, participantsOf } from './figureLookup.ts';
import { figureOver } from './figureOver.ts';
import { ownTargetsOf, withOwnTargets } from './ownTargets.ts';
import { type TargetQuestion, withTargetsOfChildren } from './rollupTargets.ts';
import type { YearEnd } from './spreadTarget.ts';
import { countsByWeight, WeightedMean } from './weightedMean.ts';

/** The computed entries of a roll-up parent of type sum, average, highest or lowest, and the targets it has from its children. */
export function parentEntries(node: GoalNode, type: ValueRollup, book: FigureLookup): GoalEntries {
  const { goal } = node;
  const { calendar, today } = book;
  const nodes = participantsOf(node, book);
  const children = nodes.map((child) => book.asChild(child, goal));
  const own = ownTargetsOf(goal, book.storedOf(node), calendar);
  const endsIn: TargetQuestion['endsIn'] = (year, isWanted) =>
    nodes.flatMap((each) => {
      const child = book.asChild(each, goal);
      const end = isWanted(child) ? yearEndOf(book.figuresOf(each, year)) : null;
      return end === null ? [] : { child, end };
    });
  const question = withTargetsOfChildren({ parent: goal, type, children, calendar, today, own, endsIn });
  const formulaTotals = totalsOfComputed(node, { type, nodes, book });
  return {
    goal: question.parent,
    series: withOwnTargets(combineChildren(question), { own, parent: goal, calendar }),
    combinedTargets: question.combinedTargets,
    ...(formulaTotals && { formulaTotals }),
  };
}

/**
 * What a parent of computed children comes to over several periods: what each child comes to over all of them, combined.
 * Its year so combines their ratios of the year, not those of the months. Null for other parents, and where a child has
 * another function.
 */
function totalsOfComputed(
  { goal }: GoalNode,
  {
    type,
    nodes,
    book,
  }: { readonly type: ValueRollup; readonly nodes: readonly GoalNode[]; readonly book: FigureLookup },
): FormulaTotals | null {
  if (nodes.some((child) => child.goal.aggregation !== goal.aggregation)) return null;
  const isComputed = nodes.some((child) => book.entriesOf(child).formulaTotals?.actuals);
  if (!isComputed) return null;
  const isWeighted = countsByWeight({ type, parent: goal, children: nodes });
  const actuals: FormulaTotal = (from, to, within) => {
    const moment = { from, to, isPeriod: false, ...(within && { counted: within }) };
    const asked = { column: 'actual', moment, lastPeriod: from, frequency: goal.trackingFrequency } as const;
    const figures = Float64Array.from(nodes, (child) => figureOver(book.entriesOf(child), asked, book) ?? Number.NaN);
    const total = isWeighted ? new WeightedMean() : new RunningTotal(type);
    nodes.forEach((child, index) => {
      total.add(figures, index, child.goal.weight);
    });
    return total.value();
  };
  return { actuals, targets: null };
}

function yearEndOf({ year, inFiscalYear, eoyTarget, allTarget, baseline }: GoalFigures): YearEnd | null {
  const target = year === 'ALL' ? allTarget : eoyTarget;
  return target === null || !inFiscalYear ? null : { target, baseline };
}
