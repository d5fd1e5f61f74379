import type { GoalFigures } from '#core/goal/figures.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import type { ValueRollup } from '#core/goal/rollupType.ts';
import { type FigureLookup, type GoalEntries, participantsOf } from './figureLookup.ts';
import { ownTargetsOf, withOwnTargets } from './ownTargets.ts';
import { combine } from './rollup.ts';
import { type TargetQuestion, withTargetsOfChildren } from './rollupTargets.ts';
import type { YearEnd } from './spreadTarget.ts';

/** The computed entries of a roll-up parent of type sum, average, highest or lowest, and the targets it has from its children. */
export function rolledUp(node: GoalNode, type: ValueRollup, book: FigureLookup): GoalEntries {
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
  return {
    goal: question.parent,
    series: withOwnTargets(combine(question), { own, parent: goal, calendar }),
    targetsFromChildren: question.targetsFromChildren,
  };
}

function yearEndOf({ year, inFiscalYear, eoyTarget, allTarget, baseline }: GoalFigures): YearEnd | null {
  const target = year === 'ALL' ? allTarget : eoyTarget;
  return target === null || !inFiscalYear ? null : { target, baseline };
}
