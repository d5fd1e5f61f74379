import type { Part, RollupParts } from './rollupDay.ts';

export type Contributions = {
  readonly change: number;
  readonly byGoal: ReadonlyMap<string, number>;
  /** What none of them moved: another way of computing it, other dates of its own, time that passed. */
  readonly own: number;
};

/**
 * How much of a roll-up's change each goal below it brought about. Together with `own` they are the change.
 *
 * A sum is moved by what each goal adds now less what it added before. In a mean, a goal that stayed moves it by its own
 * change times its weight; one that came or left moves it by how far it lies from those that stayed. The highest, rising,
 * was moved by the goal that is it now; falling, by the goal that was it before; the lowest the other way round.
 * Null where there is no figure on one of the days.
 */
export function contributionsOf(before: RollupParts, after: RollupParts): Contributions | null {
  if (before.figure === null || after.figure === null) return null;
  const change = after.figure - before.figure;
  if (before.kind !== after.kind) return { change, byGoal: new Map(), own: change };
  const level = levelOf(before, after);
  const byGoal = new Map([...before.parts].map(([id, was]) => [id, movedBy(was, after.parts.get(id), level)]));
  for (const [id, is] of after.parts) {
    if (!byGoal.has(id)) byGoal.set(id, is.amount - is.weight * level);
  }
  const moved = [...byGoal.values()].reduce((sum, each) => sum + each, 0);
  return { change, byGoal, own: withoutNoise(change - moved, before.figure, after.figure) };
}

/** What a change of weight is measured from. Any level gives the same total where the weights of both days add up alike. */
function levelOf(before: RollupParts, after: RollupParts): number {
  const isAlike = Math.abs(weightOf(before) - weightOf(after)) < 1e-9;
  if (before.kind === 'sum' || !isAlike || before.figure === null || after.figure === null) return 0;
  const isRising = after.figure >= before.figure;
  if (before.kind !== 'mean') return isRising === (before.kind === 'highest') ? before.figure : after.figure;
  const stayed = [...before.parts].flatMap(([id, was]) => {
    const is = after.parts.get(id);
    return is === undefined ? [] : [(valueIn(was) + valueIn(is)) / 2];
  });
  if (stayed.length === 0) return (before.figure + after.figure) / 2;
  return stayed.reduce((sum, value) => sum + value, 0) / stayed.length;
}

function movedBy(was: Part, is: Part | undefined, level: number): number {
  if (is === undefined) return was.weight * level - was.amount;
  if (was.amount === is.amount && was.weight === is.weight) return 0;
  const [old, now] = [valueIn(was), valueIn(is)];
  return ((was.weight + is.weight) / 2) * (now - old) + (is.weight - was.weight) * ((old + now) / 2 - level);
}

function valueIn({ amount, weight }: Part): number {
  return amount / weight;
}

function weightOf({ parts }: RollupParts): number {
  return [...parts.values()].reduce((sum, { weight }) => sum + weight, 0);
}

/** 0 for what comes from rounding: sums of fractions are inexact, and a mean of percents is rounded to eight decimals. */
function withoutNoise(rest: number, ...figures: readonly number[]): number {
  const size = Math.max(...figures.map(Math.abs));
  return Math.abs(rest) < Math.max(2e-8, size * 1e-9) ? 0 : rest;
}
