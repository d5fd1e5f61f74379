import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { TargetDirection } from '#core/goal/goal.ts';
import { assuranceOf, controlLimitsOf, type SignalCause, signalPointsOf } from '#core/signal/signal.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const REFERENCE = join(resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data'), 'signal/reference.csv');
const CAUSES = new Map<string, SignalCause>([
  ['Common Cause', 'common'],
  ['Above UCL', 'above_limit'],
  ['Below LCL', 'below_limit'],
  ['7 Points Above CL', 'seven_above'],
  ['7 Points Below CL', 'seven_below'],
  ['7 Point Trend (Increasing)', 'trend_up'],
  ['7 Point Trend (Decreasing)', 'trend_down'],
  ['2 in 3 Above CL', 'two_of_three_above'],
  ['2 in 3 Below CL', 'two_of_three_below'],
]);
const DIRECTIONS = new Map<string, TargetDirection>([
  ['increase', 'up'],
  ['decrease', 'down'],
  ['neutral', 'equal'],
]);
const ASSURANCES = new Map([
  ['consistent_pass', 'consistently_met'],
  ['consistent_fail', 'consistently_missed'],
  ['inconsistent', 'hit_and_miss'],
]);
if (!existsSync(REFERENCE)) console.warn(`Signals are not compared: there is no ${REFERENCE} (MILEPOST_SHARED_DATA).`);

it.skipIf(!existsSync(REFERENCE))('limits, causes, kinds and assurance of every reference series are equal', () => {
  const lines = readFileSync(REFERENCE, 'utf8').trim().split(/\r?\n/).slice(1);
  const equal = lines.filter((line) => {
    const [, direction = '', target = '', values = '', mean, lower, upper, causes = '', kinds = '', assurance = ''] =
      line.split(',');
    const numbers = values.split(' ').map(Number);
    const limits = controlLimitsOf(numbers);
    const goal = { direction: DIRECTIONS.get(direction) ?? 'up' };
    if (limits === null) return false;
    const points = signalPointsOf(numbers, { limits, ...goal });
    return (
      [limits.mean, limits.lower, limits.upper].every((limit, index) => {
        const expected = Number([mean, lower, upper][index]);
        return Math.abs(limit - expected) <= 1e-5 * Math.max(1, Math.abs(expected));
      }) &&
      causes.split(';').every((cause, index) => points[index]?.cause === CAUSES.get(cause)) &&
      kinds.split(';').every((kind, index) => kind.includes(points[index]?.kind ?? 'none')) &&
      assuranceOf(limits, { target: Number(target), ...goal }) === (ASSURANCES.get(assurance) ?? null)
    );
  });
  expect(equal.length).toBe(lines.length);
});
