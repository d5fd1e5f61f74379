import { expect, it } from 'vitest';
import type { Status } from '#core/goal/status.ts';
import { isHeading } from './isHeading.ts';

const placed = (depth: number, status: Status) =>
  ({ depth, figures: { status, statusRule: 'attainmentToDate', distribution: null } }) as const;

it.each([
  ['an objective of another status heads what is beneath it', 0, 'on_target', ['critical'], true],
  ['one of the status that is chosen is a card', 0, 'critical', ['critical'], false],
  ['without a status chosen it is a card', 0, 'on_target', [], false],
  ['a goal beneath it never heads anything', 1, 'on_target', ['critical'], false],
] as const)('%s', (_, depth, status, statuses, expected) => {
  expect(isHeading(placed(depth, status), statuses)).toBe(expected);
});
