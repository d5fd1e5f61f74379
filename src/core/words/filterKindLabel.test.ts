import { expect, it } from 'vitest';
import { filterKindLabel } from './filterKindLabel.ts';
import { ENGLISH_LABELS } from './labelWords.ts';

const levels = [
  { name: 'Priority', plural: 'Priorities' },
  { name: 'Step', plural: 'Steps' },
];

it.each([
  ['objectiveIds', [], 'Objective'],
  ['objectiveIds', levels, 'Priority'],
  ['depths', levels, 'Level'],
] as const)('the filter %s', (kind, named, label) => {
  expect(filterKindLabel(kind, { levels: named }, ENGLISH_LABELS)).toBe(label);
});
