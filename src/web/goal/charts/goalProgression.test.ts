import { expect, it } from 'vitest';
import { openingChoice } from './goalProgression.ts';

it.each([
  ['sum', 'monthly', 'toDateMonthly'],
  ['sum', 'weekly', 'toDateMonthly'],
  ['sum', 'yearly', 'annual'],
  ['current', 'monthly', 'periods'],
  ['average', 'weekly', 'periods'],
  ['highest', 'monthly', 'periods'],
  ['current', 'yearly', 'annual'],
] as const)('a goal of function %s tracked %s opens with %s', (aggregation, trackingFrequency, choice) => {
  expect(openingChoice({ aggregation, trackingFrequency })).toBe(choice);
});
