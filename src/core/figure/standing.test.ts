import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import { day, type Example, exampleQuestion, monthly } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { handStatusAfterActual } from './handStatus.ts';
import { summarizeGoal } from './summary.ts';

function figuresOf(example: Example): GoalFigures {
  return summarizeGoal(...exampleQuestion(example));
}

const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };
const FULL = Array(12).fill(null);

function byHand(status: Status, part: Partial<HandStatus> = {}): HandStatus {
  return {
    status,
    note: 'agreed in May',
    memberId: '7',
    by: 'Ada Moss',
    at: '2025-05-02T09:00:00.000Z',
    computedActual: null,
    ...part,
  };
}

describe('a status set by hand', () => {
  const entries = monthly([10], [1]);

  it.each(['achieved', 'on_target', 'off_target', 'critical', 'not_started'] as const)(
    '%s stands before the figures',
    (status) => {
      const figures = figuresOf({ goal: { handStatus: byHand(status) }, entries, today: '2025-02-01' });
      expect(figures).toMatchObject({ status, statusRule: 'setByHand', statusText: 'agreed in May', attainment: 0.1 });
    },
  );

  it('deferred stands before everything', () => {
    const goal = { handStatus: byHand('deferred'), span: { start: day('2026-01-01'), end: null } };
    expect(figuresOf({ goal, entries, today: '2025-02-01' })).toMatchObject({
      status: 'deferred',
      statusRule: 'deferred',
    });
  });

  it.each([
    ['on_target', true, null],
    ['on_target', false, 'on_target'],
    ['deferred', true, 'deferred'],
    ['deferred', false, 'deferred'],
  ] as const)('%s with automatic status %s: after a saved actual %s', (status, isStatusAutomatic, left) => {
    const after = handStatusAfterActual(exampleGoal({ handStatus: byHand(status), isStatusAutomatic }));
    expect(after?.status ?? null).toBe(left);
  });

  it('none set leaves none', () => {
    expect(handStatusAfterActual(exampleGoal())).toBeNull();
  });

  it.each([
    ['stands while the computed actual is the one it was set on', 1, true, 'setByHand'],
    ['lapses with the next change of it', 2, true, 'attainmentToDate'],
    ['lapses where there was none when it was set', null, true, 'attainmentToDate'],
    ['stays where automatic status is off', 2, false, 'setByHand'],
  ] as const)('of a roll-up parent %s', (_name, computedActual, isStatusAutomatic, statusRule) => {
    const goal = { rollup: 'sum', isStatusAutomatic, handStatus: byHand('on_target', { computedActual }) } as const;
    expect(figuresOf({ goal, entries, today: '2025-02-01' }).statusRule).toBe(statusRule);
  });

  it('deferred of a roll-up parent does not lapse by its figures', () => {
    const goal = { rollup: 'sum', handStatus: byHand('deferred', { computedActual: 5 }) } as const;
    expect(figuresOf({ goal, entries, today: '2025-02-01' }).statusRule).toBe('deferred');
  });

  it('of a roll-up parent without figures stands until it has some', () => {
    const goal = { rollup: 'sum', handStatus: byHand('on_target') } as const;
    expect(figuresOf({ goal, today: '2025-02-01' }).statusRule).toBe('setByHand');
  });

  it('of any other goal does not lapse by its figures', () => {
    const goal = { rollup: 'feeds', handStatus: byHand('on_target', { computedActual: 5 }) } as const;
    expect(figuresOf({ goal, entries, today: '2025-02-01' }).statusRule).toBe('setByHand');
  });
});

describe('not started', () => {
  it.each([
    ['2025-02-28', 'not_started', 'notBegun'],
    ['2025-03-01', 'critical', 'attainmentToDate'],
  ] as const)('before the start: on %s %s', (today, status, statusRule) => {
    const span = { start: day('2025-03-01'), end: null };
    const goal = { span, trackingFrequency: 'weekly' } as const;
    const entries = { '2025-02-24': [10, 1] } as const;
    expect(figuresOf({ goal, entries, today })).toMatchObject({ status, statusRule, statusText: '' });
  });

  it('never for a goal without a start, in whatever year', () => {
    const goal = { span: { start: null, end: null } };
    const entries = { '1960-01-01': [10, 10] } as const;
    expect(figuresOf({ goal, entries, today: '1960-02-01', year: 1960 }).status).not.toBe('not_started');
  });

  it('without an actual, and says nothing where no year has one', () => {
    expect(figuresOf({ entries: monthly([10]), today: '2025-02-01' })).toMatchObject({
      status: 'not_started',
      statusRule: 'noFigures',
      statusText: '',
      stale: false,
    });
  });

  it.each([
    ['startYear', 'No figures yet in FY25'],
    ['bothYears', 'No figures yet in FY25/26'],
  ] as const)('without an actual in a year where earlier years have some, it says so', (fiscalDisplay, statusText) => {
    const entries = { '2024-03-01': [10, 9] } as const;
    const example = { goal: { span: TWO_YEARS }, entries, today: '2025-02-01', plan: { fiscalDisplay } };
    expect(figuresOf(example)).toMatchObject({ status: 'not_started', statusRule: 'noFigures', statusText });
  });

  it('with neither an end target nor a target to date', () => {
    expect(figuresOf({ entries: monthly([], [5]), today: '2025-02-01' })).toMatchObject({
      status: 'not_started',
      statusRule: 'noTarget',
      statusText: 'No target set',
      attainment: null,
      percentComplete: null,
      targetPercent: null,
    });
  });

  it('outside the year', () => {
    const example = { goal: { allTarget: 10 }, entries: monthly([10], [5]), today: '2025-02-01', year: 2026 };
    expect(figuresOf(example)).toMatchObject({
      inFiscalYear: false,
      window: null,
      status: 'not_started',
      statusText: '',
      ytd: { actual: null, target: null, variance: null },
      ptd: { actual: 5, target: 10, variance: -5 },
      endTarget: null,
      allTarget: 10,
      expectedPercent: null,
      stale: false,
    });
  });
});

describe('achieved at once, when the actual to date reaches the end target', () => {
  const yearTarget = (value: number) => ({ targetsByYear: new Map([[2025, value]]) });
  const cases: [string, Partial<Goal>, number[], boolean][] = [
    ['Sum going up to an end target above 0', yearTarget(10), [4, 6], true],
    ['not a hair below', yearTarget(10), [4, 5.99], false],
    ['by decimals', yearTarget(0.3), [0.1, 0.2], true],
    ['not Sum going up to 0', yearTarget(0), [4, 6], false],
    ['nor to less than 0', yearTarget(-10), [-4, -6], false],
    ['not Sum going down', { ...yearTarget(10), targetDirection: 'down' }, [4, 5], false],
    ['not Sum to equal', { ...yearTarget(10), targetDirection: 'equal' }, [4, 6], false],
    ['Current going up', { ...yearTarget(10), aggregation: 'current' }, [4, 10], true],
    ['Current going up to less than 0', { ...yearTarget(-10), aggregation: 'current' }, [-14, -10], true],
    ['not where it fell back', { ...yearTarget(10), aggregation: 'current' }, [10, 9], false],
    ['not Current to equal', { ...yearTarget(10), aggregation: 'current', targetDirection: 'equal' }, [4, 10], false],
    ['Highest going up, also where it fell back', { ...yearTarget(10), aggregation: 'highest' }, [10, 4], true],
    ['not Highest going down', { ...yearTarget(10), aggregation: 'highest', targetDirection: 'down' }, [4, 9], false],
    ['not Highest to equal', { ...yearTarget(10), aggregation: 'highest', targetDirection: 'equal' }, [4, 10], false],
    ['Lowest going down', { ...yearTarget(10), aggregation: 'lowest', targetDirection: 'down' }, [10, 14], true],
    ['not Lowest going up', { ...yearTarget(10), aggregation: 'lowest' }, [10, 14], false],
    ['not Lowest to equal', { ...yearTarget(10), aggregation: 'lowest', targetDirection: 'equal' }, [10, 14], false],
    ['not Average going up', { ...yearTarget(10), aggregation: 'average' }, [10, 14], false],
    ['not Average going down', { ...yearTarget(10), aggregation: 'average', targetDirection: 'down' }, [10, 4], false],
    [
      'Current going down from a worse actual',
      { ...yearTarget(10), aggregation: 'current', targetDirection: 'down' },
      [10.1, 10],
      true,
    ],
    [
      'not where no earlier one was worse',
      { ...yearTarget(10), aggregation: 'current', targetDirection: 'down' },
      [10, 9],
      false,
    ],
    ['not with its first actual', { ...yearTarget(10), aggregation: 'current', targetDirection: 'down' }, [9], false],
    ['nor below 0', { ...yearTarget(-5), aggregation: 'current', targetDirection: 'down' }, [-6], false],
    [
      'but from a worse baseline with its first',
      { ...yearTarget(10), aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } },
      [9],
      true,
    ],
    [
      'a better baseline takes no worse actual away',
      { ...yearTarget(10), aggregation: 'current', targetDirection: 'down', baseline: { value: 5, date: null } },
      [12, 9],
      true,
    ],
    [
      'not from a baseline as good as the target',
      { ...yearTarget(10), aggregation: 'current', targetDirection: 'down', baseline: { value: 10, date: null } },
      [9],
      false,
    ],
  ];

  it.each(cases)('%s', (_name, goal, actuals, isAchieved) => {
    const { status, statusRule } = figuresOf({ goal, entries: monthly([], actuals), today: '2025-06-10' });
    expect([status === 'achieved', statusRule === 'achieved']).toEqual([isAchieved, isAchieved]);
  });

  it('a worse actual of an earlier year counts', () => {
    const goal = { ...yearTarget(10), aggregation: 'current', targetDirection: 'down', span: TWO_YEARS } as const;
    const entries = { '2024-06-01': [null, 30], ...monthly([], [9]) } as const;
    expect(figuresOf({ goal, entries, today: '2025-06-10' }).status).toBe('achieved');
  });

  it('also after the end, with the last period unreported', () => {
    expect(figuresOf({ goal: yearTarget(10), entries: monthly([], [10]), today: '2026-01-05' }).status).toBe(
      'achieved',
    );
  });

  it('achieved is not sticky', () => {
    const goal = { ...yearTarget(10), aggregation: 'current' } as const;
    const statuses = [[10], [10, 7]].map(
      (actuals) => figuresOf({ goal, entries: monthly([], actuals), today: '2025-06-10' }).status,
    );
    expect(statuses).toEqual(['achieved', 'critical']);
  });

  it('with the year ALL it is the target for the whole life that is reached', () => {
    const goal = { ...yearTarget(10), allTarget: 50, span: TWO_YEARS };
    expect(figuresOf({ goal, entries: monthly([], [10]), today: '2025-06-10', year: 'ALL' }).status).not.toBe(
      'achieved',
    );
  });
});

describe('everything else is achieved only after the window’s end', () => {
  const goal = { aggregation: 'average', allTarget: 50 } as const;

  it.each([
    ['Average above its end target in June', [60, 60, 60, 60, 60, 60], '2025-07-03', 'on_target'],
    ['and on the last day', Array(12).fill(60), '2025-12-31', 'on_target'],
    ['the day after, with the last period reported', Array(12).fill(60), '2026-01-01', 'achieved'],
    ['nothing merely because the end has passed', Array(11).fill(60), '2026-01-01', 'on_target'],
    ['not even where the last period is overdue', Array(11).fill(60), '2027-01-01', 'on_target'],
    ['the last period alone is enough of a report', [60, ...FULL.slice(2), 60], '2026-01-01', 'achieved'],
    ['where it misses the end target, by attainment', Array(12).fill(40), '2026-01-01', 'off_target'],
  ] as const)('%s', (_name, actuals, today, status) => {
    expect(figuresOf({ goal, entries: monthly([], actuals), today }).status).toBe(status);
  });

  it('Sum down to a cap of 100, first month 5: on target, not achieved', () => {
    const cap = { targetDirection: 'down', allTarget: 100 } as const;
    expect(figuresOf({ goal: cap, entries: monthly([], [5]), today: '2025-02-03' }).status).toBe('on_target');
    expect(figuresOf({ goal: cap, entries: monthly([], Array(12).fill(5)), today: '2026-01-03' }).status).toBe(
      'achieved',
    );
  });

  it.each([
    ['to equal, equal', 50, 'achieved'],
    ['equal after rounding to the shown decimals', 50.004, 'achieved'],
    ['not where it reads otherwise', 50.005, 'on_target'],
    ['from below', 49.995, 'achieved'],
    ['not where it reads otherwise from below', 49.994, 'on_target'],
  ])('%s', (_name, actual, status) => {
    const equal = { ...goal, targetDirection: 'equal' } as const;
    expect(figuresOf({ goal: equal, entries: monthly([], Array(12).fill(actual)), today: '2026-01-01' }).status).toBe(
      status,
    );
  });

  it.each([
    [0.0012, 'achieved'],
    [0.00124, 'achieved'],
    [0.00126, 'on_target'],
  ])('small numbers show more decimals: %d', (actual, status) => {
    const small = { ...goal, allTarget: 0.0012, targetDirection: 'equal' } as const;
    expect(figuresOf({ goal: small, entries: monthly([], Array(12).fill(actual)), today: '2026-01-01' }).status).toBe(
      status,
    );
  });

  it('a sum to equal, added as decimals', () => {
    const equal = { allTarget: 1.2, targetDirection: 'equal' } as const;
    expect(figuresOf({ goal: equal, entries: monthly([], Array(12).fill(0.1)), today: '2026-01-01' }).status).toBe(
      'achieved',
    );
  });
});

describe('by attainment against the target to date', () => {
  it.each([
    [90, 0.9, 'on_target'],
    [89.99, 0.8999, 'off_target'],
    [80, 0.8, 'off_target'],
    [79.99, 0.7999, 'critical'],
  ])('%d of 100 is %d, %s', (actual, attainment, status) => {
    const figures = figuresOf({ entries: monthly([100, 100], [actual]), today: '2025-02-03' });
    expect(figures).toMatchObject({ status, statusRule: 'attainmentToDate', attainment });
  });

  it.each([
    [95, 'on_target'],
    [94.99, 'off_target'],
    [60, 'off_target'],
    [59.99, 'critical'],
  ])('the plan may set other limits: %d of 100 is %s', (actual, status) => {
    const plan = { thresholds: { onTarget: 0.95, offTarget: 0.6 } };
    expect(figuresOf({ entries: monthly([100, 100], [actual]), today: '2025-02-03', plan }).status).toBe(status);
  });

  it('after the end against the end target, once the last period has an actual', () => {
    const entries = monthly([...Array(11).fill(10), 90], [...FULL.slice(1), 85]);
    expect(figuresOf({ entries, today: '2026-01-01' })).toMatchObject({
      statusRule: 'attainmentAtEnd',
      attainment: 0.425,
      ytd: { actual: 85, target: 200 },
    });
  });

  it.each([
    ['2025-12-31', 'attainmentToDate', 0.85],
    ['2026-01-01', 'attainmentToDate', 0.85],
    ['2026-01-07', 'attainmentToDate', 0.85],
    ['2026-01-08', 'attainmentAtEnd', 0.425],
  ])('or once it is stale: on %s %s', (today, statusRule, attainment) => {
    const goal = { aggregation: 'current', targetsByYear: new Map([[2025, 200]]) } as const;
    const entries = { '2025-11-01': [100, 85] } as const;
    expect(figuresOf({ goal, entries, today })).toMatchObject({ statusRule, attainment });
  });

  it('after the end without an end target against the target to date', () => {
    const span = { start: day('2024-01-01'), end: day('2025-02-28') };
    const goal = { aggregation: 'sum', span } as const;
    expect(figuresOf({ goal, entries: monthly([], [1, 1]), today: '2025-06-01' }).statusRule).toBe('noTarget');
  });
});

describe('where a Sum goal has actuals that no target stands for', () => {
  it.each([
    [
      'it compares from the first to the last period with a target',
      [null, null, 10, null, 10, 10],
      [5, 5, 5, 5, 8, 9, 7],
      27 / 30,
    ],
    ['targets that begin after the first actuals', [null, null, 10, 10], [100, 100, 9, 9], 0.9],
    ['targets that end before the last actual', [10, 10], [9, 9, 100], 0.9],
    ['as many targets as actuals: everything', [10, 10, 10], [9, 9, 9], 0.9],
    ['more targets than actuals: everything', [10, 10, 10], [null, 15, 12], 0.9],
    ['one target for two periods each, while they last', [10, null, 10], [5, 4, 5, 4, 100], 0.9],
  ])('%s', (_name, targets, actuals, attainment) => {
    const months = actuals.length;
    const figures = figuresOf({
      entries: monthly(targets, actuals),
      today: `2025-${String(months).padStart(2, '0')}-28`,
    });
    expect(figures.attainment).toBe(attainment);
    expect(figures.ytd.actual).toBe(actuals.reduce((sum: number, actual) => sum + (actual ?? 0), 0));
  });

  it('the elapsed share of the end target decides where no actual lies there', () => {
    const goal = { targetsByYear: new Map([[2025, 365]]) };
    const { ytd, attainment } = figuresOf({ goal, entries: monthly([10, null], [null, 59]), today: '2025-02-28' });
    expect([ytd.target, attainment]).toEqual([59, 1]);
  });

  it('and nothing is judged where it cannot be told how much of it has elapsed', () => {
    const goal = { span: { start: day('2025-01-01'), end: null } };
    const figures = figuresOf({ goal, entries: monthly([10, null], [null, 9]), today: '2025-02-28', year: 'ALL' });
    expect(figures).toMatchObject({ status: 'not_started', statusText: 'No target to date', ptd: { target: null } });
  });

  it('after the end the same against the end target', () => {
    const entries = monthly([null, null, ...Array(10).fill(10)], [50, 50, ...Array(10).fill(9)]);
    const figures = figuresOf({ goal: { targetDirection: 'down' }, entries, today: '2026-01-01' });
    expect(figures).toMatchObject({ attainment: 1.1, ytd: { actual: 190, target: 100 } });
  });

  it('an end target set apart is compared with everything', () => {
    const entries = monthly([null, 10], [50, 9]);
    const goal = { targetDirection: 'down', targetsByYear: new Map([[2025, 100]]) } as const;
    expect(figuresOf({ goal, entries: { ...entries, '2025-12-01': [null, 1] }, today: '2026-01-01' }).attainment).toBe(
      1.4,
    );
  });

  it.each([
    ['average', 3],
    ['highest', 4],
    ['lowest', 2],
    ['current', 2],
  ] as const)('%s compares everything', (aggregation, attainment) => {
    const entries = monthly([null, 10], [40, 20]);
    expect(figuresOf({ goal: { aggregation }, entries, today: '2025-02-28' }).attainment).toBe(attainment);
  });
});
