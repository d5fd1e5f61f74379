import { describe, expect, it } from 'vitest';
import type { Status } from '#core/goal/status.ts';
import { day } from '#testing/core/exampleFigures.ts';
import { healthOfListed } from '#testing/core/exampleHealth.ts';
import { type ExampleGoal, examplePlanFigures } from '#testing/core/examplePlanFigures.ts';
import { NO_GOALS } from './distribution.ts';
import { healthOf } from './health.ts';
import type { PlanFigures } from './planFigures.ts';

describe('health', () => {
  it.each([
    [{ achieved: 1, on_target: 1 }, 100, 'green'],
    [{ on_target: 1, off_target: 1 }, 75, 'green'],
    [{ on_target: 74, off_target: 1, critical: 25 }, 74.5, 'yellow'],
    [{ off_target: 1 }, 50, 'yellow'],
    [{ on_target: 1, critical: 1 }, 50, 'yellow'],
    [{ off_target: 99, critical: 1 }, 49.5, 'red'],
    [{ critical: 1 }, 0, 'red'],
    [{ on_target: 1, not_started: 9, deferred: 9 }, 100, 'green'],
    [{ not_started: 1, deferred: 1 }, null, null],
    [{}, null, null],
  ] satisfies [Partial<Record<Status, number>>, number | null, string | null][])(
    'of %j is %d, %s',
    (counts, score, band) => {
      expect(healthOf({ ...NO_GOALS, ...counts })).toMatchObject({ score, band });
    },
  );

  it('says of how many measured goals it is the mean', () => {
    const distribution = {
      ...NO_GOALS,
      achieved: 1,
      on_target: 2,
      off_target: 3,
      critical: 4,
      not_started: 5,
      deferred: 6,
    };
    expect(healthOf(distribution)).toEqual({ score: 45, band: 'red', measured: 10, distribution });
  });
});

describe('the health meter of listed goals', () => {
  const standing = (status: Status): ExampleGoal => ({
    handStatus: { status, note: '', memberId: null, by: '', at: '2025-01-01T00:00:00.000Z', computedActual: null },
  });
  const plan = examplePlanFigures('2025-03-31', {
    '1': {},
    '1.1': standing('on_target'),
    '1.2': {},
    '1.2.1': standing('critical'),
    '1.2.2': standing('deferred'),
    '2': standing('deferred'),
    '2.1': standing('on_target'),
    '3': { ...standing('off_target'), allTarget: 1 },
    '3.1': standing('critical'),
    '4': {},
    '5': { ...standing('critical'), span: { start: day('2026-01-01'), end: null } },
  });

  it.each([
    ['the mean of what is listed', ['1.1', '3', '3.1'], 50, 3],
    ['a container standing for its measured descendants', ['1'], 50, 2],
    ['each goal once, also where it is listed with its container', ['1', '1.1', '1.2', '1.2.1'], 50, 2],
    ['a container within another once', ['1.1', '1.2'], 50, 2],
    ['each goal once, also where it is listed twice', ['1.1', '1.1', '1.2.1'], 50, 2],
    ['a deferred container standing for nothing', ['2', '3'], 50, 1],
    ['what is listed below a deferred container counting', ['2', '2.1', '3.1'], 50, 2],
    ['a goal that is not in the year left out', ['1.1', '5'], 100, 1],
    ['no data where none is measured', ['4', '1.2.2'], null, 0],
    ['no data where none is listed', [], null, 0],
  ])('is %s', (_, listed, score, measured) => {
    expect(meterOf(plan, listed)).toMatchObject({ score, measured });
  });

  it('shows how many there are of each status, measured or not', () => {
    expect(meterOf(plan, ['1', '3', '4']).distribution).toMatchObject({
      on_target: 1,
      critical: 1,
      off_target: 1,
      deferred: 1,
      no_figures: 1,
    });
  });
});

function meterOf(plan: PlanFigures, listed: readonly string[]) {
  return healthOfListed(plan.hierarchy, new Set(listed), ({ id }) => {
    const figures = plan.figuresOf(id, 2025);
    if (!figures) throw new Error(`no goal ${id}`);
    return figures;
  });
}
