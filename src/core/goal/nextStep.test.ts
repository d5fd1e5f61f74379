import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { hasNextStep, isStepOverdue } from './nextStep.ts';

describe('a next step is a text, a day, or both', () => {
  it.each<[string, Day | null, boolean]>([
    ['', null, false],
    ['Interviews', null, true],
    ['', day('2026-12-04'), true],
    ['Interviews', day('2026-12-04'), true],
  ])('%j, %s: %s', (nextStep, nextStepDue, isOne) => {
    expect(hasNextStep({ nextStep, nextStepDue })).toBe(isOne);
  });
});

describe('a step is overdue from the day after its day', () => {
  it.each<[Day | null, boolean]>([
    [null, false],
    [day('2026-11-19'), true],
    [day('2026-11-20'), false],
    [day('2026-11-21'), false],
  ])('%s: %s', (nextStepDue, isOverdue) => {
    expect(isStepOverdue({ nextStepDue }, day('2026-11-20'))).toBe(isOverdue);
  });
});
