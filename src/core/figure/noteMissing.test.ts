import { expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { isNoteMissing, type NotedGoal } from './noteMissing.ts';

const OCTOBER = exampleDay('2026-10-01');
const red = { status: 'critical', statusRule: 'attainmentToDate', distribution: null, asOf: OCTOBER } as const;
const said = (at: string) => ({ at });

it.each<[string, boolean, NotedGoal, boolean]>([
  ['of a critical goal without a comment', true, { figures: red, lastComment: null }, true],
  ['not where the plan does not ask', false, { figures: red, lastComment: null }, false],
  [
    'of one whose last comment is from before its period',
    true,
    { figures: red, lastComment: said('2026-09-30') },
    true,
  ],
  ['not of one commented on since its period began', true, { figures: red, lastComment: said('2026-10-01') }, false],
  [
    'not of a quarterly goal commented on in its last quarter',
    true,
    { figures: { ...red, asOf: exampleDay('2026-07-01') }, lastComment: said('2026-08-15') },
    false,
  ],
  [
    'of a quarterly goal last commented on in the quarter before',
    true,
    { figures: { ...red, asOf: exampleDay('2026-07-01') }, lastComment: said('2026-06-30') },
    true,
  ],
  ['of one with a comment of an unknown day', true, { figures: red, lastComment: said('?') }, true],
  ['not off target', true, { figures: { ...red, status: 'off_target' }, lastComment: null }, false],
  [
    'not set by hand, which has its reason',
    true,
    { figures: { ...red, statusRule: 'setByHand' }, lastComment: null },
    false,
  ],
  ['not of a goal without a figure', true, { figures: { ...red, asOf: null }, lastComment: null }, false],
  [
    'not of a group',
    true,
    {
      figures: {
        ...red,
        distribution: {
          achieved: 0,
          on_target: 0,
          off_target: 0,
          critical: 1,
          not_started: 0,
          deferred: 0,
          no_figures: 0,
          no_target: 0,
        },
      },
      lastComment: null,
    },
    false,
  ],
])('a note is missing %s', (_, redAsksNote, goal, expected) => {
  expect(isNoteMissing({ redAsksNote }, goal, readIsoDate)).toBe(expected);
});
