import type { TargetDirection } from '#core/goal/goal.ts';
import type { Quantiles } from './bandQuantiles.ts';
import { elementAt } from './elementAt.ts';

const STEP = 0.05;

/**
 * How likely a target is reached, in steps of 0.05 from 0.05 to 0.95: nothing ahead is certain. Errors are taken as
 * likely upwards as downwards, and spread evenly between the quantiles. Null where equal is good.
 */
export function chanceOf(
  target: number,
  {
    expected,
    unit,
    quantiles,
    step,
    direction,
  }: {
    readonly expected: number;
    readonly unit: number;
    readonly quantiles: Quantiles;
    readonly step: number;
    readonly direction: TargetDirection;
  },
): number | null {
  if (direction === 'equal') return null;
  const distance = direction === 'up' ? expected - target : target - expected;
  const held = shareWithin(Math.abs(distance) / unit, quantiles, step);
  const chance = distance >= 0 ? 1 - (1 - held) / 2 : (1 - held) / 2;
  const rounded = Math.round(chance / STEP);
  return Math.min(19, Math.max(1, rounded)) / 20;
}

function shareWithin(scales: number, { half, most, nearlyAll }: Quantiles, step: number): number {
  const points = [
    [elementAt(half, step), 0.5],
    [elementAt(most, step), 0.8],
    [elementAt(nearlyAll, step), 0.95],
  ] as const;
  let [from, before] = [0, 0];
  for (const [to, after] of points) {
    if (scales <= to) return before + ((scales - from) / (to - from)) * (after - before);
    [from, before] = [to, after];
  }
  return 1;
}
