import { describe, expect, it } from 'vitest';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import { day } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import type { PlanFigures } from './planFigures.ts';

const TODAY = '2025-03-31';
const complete = (percent: number): ExampleGoal => ({
  targetsByYear: new Map([[2025, 100]]),
  entries: months(percent),
});
const set = (status: Status): HandStatus => ({
  status,
  note: 'Why',
  memberId: null,
  by: 'Ada',
  at: '2025-01-01T00:00:00.000Z',
  computedActual: null,
});
const standing = (status: Status): ExampleGoal => ({ handStatus: set(status) });

function containerOf(...children: readonly ExampleGoal[]): PlanFigures {
  const numbered = children.map((child, index) => [`1.${index + 1}`, child]);
  return examplePlanFigures(TODAY, { '1': {}, ...Object.fromEntries(numbered) });
}

describe('a container', () => {
  it.each([
    [['achieved', 'achieved'], 'achieved'],
    [['achieved', 'not_started', 'deferred'], 'achieved'],
    [['achieved', 'on_target'], 'on_target'],
    [['on_target', 'off_target'], 'on_target'],
    [['on_target', 'on_target', 'critical', 'off_target'], 'off_target'],
    [['on_target', 'critical'], 'off_target'],
    [['off_target'], 'off_target'],
    [['off_target', 'critical'], 'critical'],
    [['critical'], 'critical'],
    [['not_started', 'deferred'], 'not_started'],
  ] satisfies [Status[], Status][])('over goals that stand at %j stands at %s', (statuses, status) => {
    expect(containerOf(...statuses.map(standing)).figuresOf('1', 2025)).toMatchObject({
      status,
      statusRule: 'container',
    });
  });

  it('says so where none of its descendants is measured', () => {
    expect(containerOf({}).figuresOf('1', 2025)).toMatchObject({
      status: 'not_started',
      statusText: '1 without figures in the year',
      percentComplete: null,
    });
    expect(containerOf(standing('critical')).figuresOf('1', 2025)?.statusText).toBe('');
  });

  it('says why: goals without figures, and goals with figures and no target', () => {
    const plan = examplePlanFigures(TODAY, {
      '1': {},
      '1.1': {},
      '1.2': {},
      '1.3': { entries: months(3) },
    });
    expect(plan.figuresOf('1', 2025)?.statusText).toBe('1 with figures but no target, 2 without figures in the year');
    expect(plan.figuresOf('1', 'ALL')?.statusText).toBe('1 with figures but no target, 2 without figures');
  });

  it('shows how its descendants in the year stand; a container is never counted itself', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': {},
      '1.1': standing('critical'),
      '1.1.1': standing('achieved'),
      '1.2': {},
      '1.2.1': standing('off_target'),
      '1.2.2': standing('deferred'),
      '1.2.3': {},
      '1.3': { ...standing('on_target'), span: { start: day('2026-01-01'), end: null } },
      '1.4': { rollup: 'sum' },
      '1.4.1': {},
    });
    expect(figures.kindOf('1.1')).toBe('container');
    expect(figures.figuresOf('1', 2025)?.distribution).toEqual({
      achieved: 1,
      on_target: 0,
      off_target: 1,
      critical: 0,
      not_started: 0,
      deferred: 1,
      no_figures: 3,
      no_target: 0,
    });
    expect(figures.figuresOf('1', 'ALL')?.distribution).toMatchObject({ on_target: 1 });
  });

  it('counts a goal with figures of its own, and what lies below it', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': {},
      '1.1': { ...standing('critical'), allTarget: 5 },
      '1.1.1': standing('achieved'),
    });
    expect(figures.figuresOf('1', 2025)?.distribution).toMatchObject({ critical: 1, achieved: 1 });
  });

  it.each([
    ['the mean of its children', [complete(20), complete(40)], 30],
    ['each held between 0 and 100', [complete(150), complete(-50)], 50],
    ['deferred ones left out', [complete(20), { ...complete(90), ...standing('deferred') }], 20],
    ['unmeasured ones left out', [complete(20), { ...complete(90), ...standing('not_started') }, {}], 20],
    ['measured ones without a percent left out', [complete(20), standing('critical')], 20],
    [
      'those not in the year left out',
      [
        complete(20),
        { ...complete(90), span: { start: day('2024-01-01'), end: day('2024-12-31') }, ...standing('critical') },
      ],
      20,
    ],
    ['none', [{}], null],
  ] satisfies [string, ExampleGoal[], number | null][])('is complete by %s', (_, children, percent) => {
    expect(containerOf(...children).figuresOf('1', 2025)).toMatchObject({
      percentComplete: percent,
      percentBasis: 'children',
    });
  });

  it('takes a container below it as one child', () => {
    const figures = examplePlanFigures(TODAY, {
      '1': {},
      '1.1': {},
      '1.1.1': complete(10),
      '1.1.2': complete(30),
      '1.2': complete(80),
    });
    expect(figures.figuresOf('1', 2025)?.percentComplete).toBe(50);
  });

  it.each([
    ['deferred', 'deferred'],
    ['critical', 'setByHand'],
  ] as const)('keeps a status set by hand, %s, beside what it contains', (status, statusRule) => {
    const figures = examplePlanFigures(TODAY, { '1': standing(status), '1.1': standing('achieved') });
    expect(figures.figuresOf('1', 2025)).toMatchObject({ status, statusRule, distribution: { achieved: 1 } });
  });

  it('is never stale and has no figures of its own, but its time', () => {
    expect(containerOf({}).figuresOf('1', 2025)).toMatchObject({
      stale: false,
      asOf: null,
      attainment: null,
      expectedPercent: 25,
      ytd: { actual: null, target: null, variance: null },
    });
    expect(containerOf({}).figuresOf('1.1', 2025)?.stale).toBe(true);
  });
});

describe('a goal with children is no container', () => {
  it.each([
    ['with a target for its whole life', { allTarget: 0 }],
    ['with a target for a year', { targetsByYear: new Map([[2024, 1]]) }],
    ['with an actual', { entries: months(0) }],
    ['with an entry target', { entries: months([0, null]) }],
  ] satisfies [string, ExampleGoal][])('%s', (_, part) => {
    expect(examplePlanFigures(TODAY, { '1': part, '1.1': {} }).kindOf('1')).toBe('single');
  });

  it.each([
    ['whose entries are empty', { entries: months(null) }],
    ['whose targets are none', { allTarget: Number.NaN, targetsByYear: new Map([[2024, Number.NaN]]) }],
    ['that feeds or does not', { rollup: 'feeds' }],
  ] satisfies [string, ExampleGoal][])('but one %s is', (_, part) => {
    expect(examplePlanFigures(TODAY, { '1': part, '1.1': {} }).kindOf('1')).toBe('container');
  });
});
