import { describe, expect, it } from 'vitest';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { daysLate, initiativeDaysLate } from './late.ts';
import type { WorkState } from './work.ts';

const TODAY = day('2026-11-23');

describe('a milestone is late', () => {
  it.each([
    ['from the day after it was due', '2026-11-22', null, 1],
    ['by the days since', '2026-10-30', null, 24],
    ['not on its day', '2026-11-23', null, 0],
    ['not before', '2026-11-24', null, 0],
    ['not once it is done, late as it was', '2026-10-30', '2026-11-20', 0],
    ['not where it was done before it was due', '2026-12-30', '2026-11-20', 0],
  ])('%s', (_, due, doneOn, expected) => {
    expect(daysLate({ due: day(due), doneOn: doneOn === null ? null : day(doneOn) }, TODAY)).toBe(expected);
  });
});

describe('an initiative is late', () => {
  it.each<[string, string | null, WorkState, number]>([
    ['from the day after its end', '2026-11-22', 'active', 1],
    ['not on its last day', '2026-11-23', 'active', 0],
    ['not without an end', null, 'active', 0],
    ['not once it is done', '2026-10-01', 'done', 0],
    ['not once it is dropped', '2026-10-01', 'dropped', 0],
    ['while it is only planned', '2026-11-13', 'planned', 10],
  ])('%s', (_, end, state, expected) => {
    expect(initiativeDaysLate({ end: end === null ? null : day(end), state }, TODAY)).toBe(expected);
  });
});
