import { expect, it } from 'vitest';
import { whatIf } from '#languages/en/page/whatIf.ts';

it('what it takes to end at a value is said with the actual and the period it is due in', () => {
  expect(whatIf.neededLast({ end: '29.5', to: 'Jun' })).toBe(
    'For the year to end at 29.5, the actual has to reach 29.5 by Jun.',
  );
});
