import { CRITERIA, FILTER_KINDS, type FilterCriteria, type FilterKind, hasValue } from './criteria.ts';
import { compileDepth } from './depth.ts';
import type { FilterableGoal, GoalTest } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { knownCriteria } from './knownCriteria.ts';

/**
 * Whether a goal is listed: it overlaps the fiscal year, its depth is listed, and every filter with a value holds; a
 * strategic objective (depth 0) is listed whatever its status, at least as a heading (rule 4.3).
 * Compiled once, asked for each goal.
 */
export function compileFilter(asked: FilterCriteria, context: FilterContext): GoalTest {
  const criteria = knownCriteria(asked, context);
  const isListed = compileDepth(criteria);
  const matches = compileCriteria(criteria, context);
  return (goal) => isListed(goal) && matches(goal);
}

/** Whether a goal is listed as a card, which is what is counted: compileFilter without the headings. */
export function compileCards(asked: FilterCriteria, context: FilterContext): GoalTest {
  const criteria = knownCriteria(asked, context);
  const isListed = compileDepth(criteria);
  const tests = criterionTests(criteria, context).map(({ test }) => test);
  return (goal) => goal.inFiscalYear && isListed(goal) && passesAll(tests, goal);
}

/**
 * Whether a goal lies in the fiscal year and inside every criterion but depth, at least as a heading: what the filter
 * of a share lets through, related goals included (rule 4.3).
 */
export function compileCriteria(criteria: FilterCriteria, context: FilterContext): GoalTest {
  const all = criterionTests(criteria, context);
  const tests = all.map(({ test }) => test);
  const ofHeadings = all.filter(({ kind }) => kind !== 'statuses').map(({ test }) => test);
  return (goal) => goal.inFiscalYear && passesAll(isTop(goal) ? ofHeadings : tests, goal);
}

/** One criterion by itself. Depth is none: what it lists depends on the others. */
export type CriterionTest = { readonly kind: FilterKind; readonly test: GoalTest };

/** The tests of the kinds that have a value, the keyword last, since it takes longest. */
export function criterionTests(criteria: FilterCriteria, context: FilterContext): CriterionTest[] {
  return TESTED_IN_TURN.flatMap((kind) => testOf(kind, criteria, context) ?? []);
}

/** A goal that may be a heading: it passes whatever its status (rule 4.3). */
export function isTop({ depth }: Pick<FilterableGoal, 'depth'>): boolean {
  return depth === 0;
}

const TESTED_IN_TURN: readonly FilterKind[] = [...FILTER_KINDS.filter((kind) => kind !== 'keyword'), 'keyword'];

function testOf<Kind extends FilterKind>(
  kind: Kind,
  criteria: FilterCriteria,
  context: FilterContext,
): CriterionTest | null {
  const { test } = CRITERIA[kind];
  return test === null || !hasValue(criteria, kind) ? null : { kind, test: test(criteria[kind], context) };
}

/** Whether a goal passes every one of some tests. */
export function passesAll(tests: readonly GoalTest[], goal: FilterableGoal): boolean {
  for (const test of tests) if (!test(goal)) return false;
  return true;
}
