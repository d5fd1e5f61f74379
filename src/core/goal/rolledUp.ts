import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from './figures.ts';
import { type GoalBook, type GoalEntries, participantsOf } from './goalBook.ts';
import type { GoalNode } from './hierarchy.ts';
import { ownTargetsOf, withOwnTargets } from './ownTargets.ts';
import { combine } from './rollup.ts';
import { withTargetsOfChildren } from './rollupTargets.ts';
import type { ValueRollup } from './rollupType.ts';
import type { YearEnd } from './spreadTarget.ts';

/** The computed entries of a roll-up parent of type sum, average, highest or lowest, and the targets it has from its children. */
export function rolledUp(node: GoalNode, type: ValueRollup, book: GoalBook): GoalEntries {
  const { goal } = node;
  const { calendar, today } = book;
  const own = ownTargetsOf(goal, book.storedOf(node), calendar);
  const children = participantsOf(node, book).map((child) => ({
    ...book.asChild(child, goal),
    endTargetOf: (year: FiscalYear) => yearEndOf(book.figuresOf(child, year)),
  }));
  const question = withTargetsOfChildren({ parent: goal, type, children, calendar, today, own });
  return { goal: question.parent, series: withOwnTargets(combine(question), { own, parent: goal, calendar }) };
}

function yearEndOf({ year, inFiscalYear, eoyTarget, allTarget, baseline }: GoalFigures): YearEnd | null {
  const target = year === 'ALL' ? allTarget : eoyTarget;
  return target === null || !inFiscalYear ? null : { target, baseline };
}
