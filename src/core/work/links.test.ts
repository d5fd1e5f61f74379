import { describe, expect, it } from 'vitest';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { linkWarnings, wayRound } from './links.ts';
import type { Initiative, Milestone } from './work.ts';

const i = (id: string, part: Partial<Initiative> = {}) => exampleInitiative({ id, ...part });
const m = (id: string, part: Partial<Milestone> = {}) => exampleMilestone({ id, ...part });

describe('a link back is found, with the way round', () => {
  it.each<[string, readonly Initiative[], readonly Milestone[], string, readonly string[] | null]>([
    ['none without links', [i('a')], [], 'a', null],
    ['none along a line', [i('a'), i('b', { afterIds: ['a'] }), i('c', { afterIds: ['b'] })], [], 'a', null],
    ['to itself', [i('a', { afterIds: ['a'] })], [], 'a', ['a']],
    ['between two', [i('a', { afterIds: ['b'] }), i('b', { afterIds: ['a'] })], [], 'a', ['a', 'b']],
    ['between milestones', [], [m('x', { afterIds: ['y'] }), m('y', { afterIds: ['x'] })], 'x', ['x', 'y']],
    [
      'the shorter of two ways',
      [
        i('a', { afterIds: ['c', 'd'] }),
        i('b', { afterIds: ['a'] }),
        i('c', { afterIds: ['b'] }),
        i('d', { afterIds: ['a'] }),
      ],
      [],
      'a',
      ['a', 'd'],
    ],
    [
      'past what two ways lead to',
      [
        i('a', { afterIds: ['e'] }),
        i('b', { afterIds: ['a'] }),
        i('c', { afterIds: ['a'] }),
        i('d', { afterIds: ['b', 'c'] }),
        i('e', { afterIds: ['d'] }),
      ],
      [],
      'a',
      ['a', 'b', 'd', 'e'],
    ],
    [
      'of a milestone after its own initiative',
      [i('a')],
      [m('x', { initiativeId: 'a', afterIds: ['a'] })],
      'x',
      ['x', 'a'],
    ],
    [
      'of an initiative after its own milestone',
      [i('a', { afterIds: ['x'] })],
      [m('x', { initiativeId: 'a' })],
      'a',
      ['a', 'x'],
    ],
    [
      'through a milestone of another initiative',
      [i('a', { afterIds: ['b'] }), i('b')],
      [m('x', { initiativeId: 'b', afterIds: ['a'] })],
      'a',
      ['a', 'x', 'b'],
    ],
    ['none to what is not there', [i('a', { afterIds: ['gone'] })], [], 'a', null],
    [
      'none that passes by what is asked',
      [i('a'), i('b', { afterIds: ['a', 'c'] }), i('c', { afterIds: ['b'] })],
      [],
      'a',
      null,
    ],
  ])('%s', (_, initiatives, milestones, id, expected) => {
    expect(wayRound({ initiatives, milestones }, id)).toEqual(expected);
  });
});

describe('days that contradict a link are told', () => {
  const until = (end: string | null, part: Partial<Initiative> = {}) =>
    i('first', { end: end === null ? null : day(end), ...part });
  const from = (start: string | null, part: Partial<Initiative> = {}) =>
    i('then', { start: start === null ? null : day(start), afterIds: ['first'], ...part });
  const told = (days: number) => [{ id: 'then', afterId: 'first', days }];

  it.each<[string, readonly Initiative[], readonly Milestone[], readonly object[]]>([
    ['by how many days it starts too soon', [until('2027-03-26'), from('2027-03-15')], [], told(11)],
    ['not where it starts on the day the first ends', [until('2027-03-26'), from('2027-03-26')], [], []],
    ['not without an end', [until(null), from('2027-03-26')], [], []],
    ['not without a start', [until('2027-03-26'), from(null)], [], []],
    ['not of what was dropped', [until('2027-03-26', { state: 'dropped' }), from('2027-03-15')], [], []],
    ['not once it is done itself', [until('2027-03-26'), from('2027-03-15', { state: 'done' })], [], []],
    ['not of what is gone', [from('2027-03-15')], [], []],
    [
      'of milestones by the day they are due',
      [],
      [m('first', { due: day('2027-03-26') }), m('then', { due: day('2027-03-25'), afterIds: ['first'] })],
      told(1),
    ],
    [
      'by the day that one was done, once it is',
      [],
      [
        m('first', { due: day('2027-03-26'), doneOn: day('2027-03-01') }),
        m('then', { due: day('2027-03-15'), afterIds: ['first'] }),
      ],
      [],
    ],
    [
      'not of a milestone that is done',
      [],
      [
        m('first', { due: day('2027-03-26') }),
        m('then', { due: day('2027-03-15'), doneOn: day('2027-03-10'), afterIds: ['first'] }),
      ],
      [],
    ],
  ])('%s', (_, initiatives, milestones, expected) => {
    expect(linkWarnings({ initiatives, milestones })).toEqual(expected);
  });
});
