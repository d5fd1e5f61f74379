import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';
import { countInMean } from './countedInMean.ts';
import { NO_GOALS } from './distribution.ts';

type Below = readonly [status: Status, percentComplete: number | null, rollup?: Goal['rollup']];

const goals = (below: readonly Below[]) =>
  below.map(([status, percentComplete, rollup = null]) => ({
    rollup,
    figures: { status, percentComplete },
  }));

describe('of the goals below, the percent of a group is the mean of those that are measured', () => {
  it.each<[string, readonly Below[], number, number]>([
    [
      'all',
      [
        ['achieved', 100],
        ['critical', 0],
      ],
      2,
      2,
    ],
    [
      'but not of one without a target',
      [
        ['on_target', 60],
        ['off_target', 62],
        ['not_started', null],
      ],
      2,
      3,
    ],
    [
      'but not of one that has not started',
      [
        ['on_target', 60],
        ['not_started', 0],
      ],
      1,
      2,
    ],
    [
      'but not of a deferred one',
      [
        ['on_target', 60],
        ['deferred', 10],
      ],
      1,
      2,
    ],
    [
      'one that feeds no roll-up too',
      [
        ['on_target', 60, 'none'],
        ['on_target', 70],
      ],
      2,
      2,
    ],
    ['none', [['not_started', null]], 0, 1],
  ])('%s', (_, below, counted, of) => {
    expect(countInMean({ distribution: NO_GOALS }, goals(below))).toEqual({ counted, of });
  });
});

describe('of the goals below, the percent of a roll-up of percents is the mean of those that take part', () => {
  it.each<[string, readonly Below[], number, number]>([
    [
      'all',
      [
        ['achieved', 100],
        ['critical', 0],
      ],
      2,
      2,
    ],
    [
      'one that has not started with its 0',
      [
        ['on_target', 60],
        ['not_started', 0],
      ],
      2,
      2,
    ],
    [
      'but not of one without a percent',
      [
        ['on_target', 60],
        ['not_started', null],
      ],
      1,
      2,
    ],
    [
      'but not of one that is set to take no part',
      [
        ['on_target', 60, 'none'],
        ['on_target', 70],
      ],
      1,
      2,
    ],
    [
      'but not of a deferred one',
      [
        ['on_target', 60],
        ['deferred', 10],
      ],
      1,
      2,
    ],
  ])('%s', (_, below, counted, of) => {
    expect(countInMean({ distribution: null }, goals(below))).toEqual({ counted, of });
  });
});
