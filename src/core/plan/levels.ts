import type { Plan } from './plan.ts';

/** A plan has departments (3 tiers) or not (2). */
type Tiers = Plan['tiers'];

/** A level goals stand on: how many of them are called, and one of them. */
export type Level = { readonly depth: number; readonly name: string; readonly nameOfOne: string };

/** The depth the dashboard opens at (specification, section 9). */
export const DEFAULT_DEPTH = 0;

const OBJECTIVES = { name: 'Strategic objectives', nameOfOne: 'Strategic objective' };
const ORGANISATION_GOALS = { name: 'Organisation goals', nameOfOne: 'Organisation goal' };
const DEPARTMENT_GOALS = { name: 'Department goals', nameOfOne: 'Department goal' };
const MEMBER_GOALS = { name: 'Member goals', nameOfOne: 'Member goal' };
const MEMBER_ACTIONS = { name: 'Member actions', nameOfOne: 'Member action' };

/** What lies below the last level of a plan (readings, section 1: depths up to 6 are accepted). */
const DEEPER_ACTIONS = { name: 'Deeper actions', nameOfOne: 'Deeper action' };

const LEVELS: Readonly<Record<Tiers, readonly Level[]>> = {
  2: [OBJECTIVES, ORGANISATION_GOALS, MEMBER_GOALS, MEMBER_ACTIONS].map(atItsDepth),
  3: [OBJECTIVES, ORGANISATION_GOALS, DEPARTMENT_GOALS, MEMBER_GOALS, MEMBER_ACTIONS].map(atItsDepth),
};

/** The depth options of a plan, from the top (specification, section 9). */
export function levelsOf(tiers: Tiers): readonly Level[] {
  return LEVELS[tiers];
}

/** The level at a depth, 0 to 6. */
export function levelAt(depth: number, tiers: Tiers): Level {
  return LEVELS[tiers][depth] ?? { depth, ...DEEPER_ACTIONS };
}

function atItsDepth(names: Omit<Level, 'depth'>, depth: number): Level {
  return { depth, ...names };
}
