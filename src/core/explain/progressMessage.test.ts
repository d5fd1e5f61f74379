import { describe, expect, it } from 'vitest';
import type { Aim } from '#core/figure/achieved.ts';
import { type GoalFigures, NO_FIGURES } from '#core/goal/figures.ts';
import { STATUSES } from '#core/goal/status.ts';
import { DEFAULT_THRESHOLDS } from '#core/plan/plan.ts';
import { type ProgressPlan, progressMessage, progressOf } from './progressMessage.ts';

const PLAN: ProgressPlan = { thresholds: DEFAULT_THRESHOLDS, currency: '$', statuses: [] };
type Told = Parameters<typeof progressMessage>[0];

const SUM_UP: Told = {
  aggregation: 'sum',
  targetDirection: 'up',
  valueType: 'currency',
  isByMilestones: false,
  unit: '',
};
const AVERAGE: Told = { ...SUM_UP, aggregation: 'average' };

const FIGURES: GoalFigures = {
  goalId: 'goal',
  year: 2025,
  inFiscalYear: true,
  window: null,
  asOf: null,
  stale: false,
  ytd: { actual: 412_000, target: 360_000, variance: 52_000 },
  ptd: { actual: 500_000, target: 530_000, variance: -30_000 },
  all: NO_FIGURES,
  eoyTarget: 480_000,
  allTarget: 900_000,
  endTarget: 480_000,
  baseline: null,
  attainment: 1,
  status: 'on_target',
  statusRule: 'attainmentToDate',
  statusText: '',
  percentComplete: 86,
  percentBasis: 'endTarget',
  expectedPercent: 79,
  targetPercent: 75,
  hasPeriodicTargets: true,
  isEoyTargetCombined: false,
  isAllTargetCombined: false,
  distribution: null,
};

function figures(difference: Partial<GoalFigures>): GoalFigures {
  return { ...FIGURES, ...difference };
}

function progress(difference: Partial<GoalFigures>, goal: Aim = AVERAGE) {
  return progressOf(goal, figures(difference), PLAN);
}

describe('how a goal stands', () => {
  it.each([
    [1.021, 'ahead'],
    [1.02, 'onTarget'],
    [1, 'onTarget'],
    [0.9, 'onTarget'],
    [0.8999, 'behind'],
    [-3, 'behind'],
    [null, null],
  ])('with attainment %s is %s', (attainment, expected) => {
    expect(progress({ attainment })).toBe(expected);
  });

  it('takes where on target begins from the plan', () => {
    const strict = { ...PLAN, thresholds: { onTarget: 0.95, offTarget: 0.8 } };
    expect(progressOf(AVERAGE, figures({ attainment: 0.9499 }), strict)).toBe('behind');
    expect(progressOf(AVERAGE, figures({ attainment: 0.95 }), strict)).toBe('onTarget');
  });

  it.each(STATUSES)('is completed only when achieved, not started only with that status: %s', (status) => {
    const expected = { achieved: 'completed', not_started: 'notStarted', deferred: null }[String(status)];
    expect(progress({ status, attainment: 0.5, percentComplete: 120 })).toBe(
      expected === undefined ? 'behind' : expected,
    );
  });

  it.each([
    [100, 'sum', 'up', 'completed'],
    [99.99, 'sum', 'up', 'onTarget'],
    [null, 'sum', 'up', 'onTarget'],
    [100, 'sum', 'down', 'onTarget'],
    [100, 'average', 'up', 'onTarget'],
    [100, 'highest', 'up', 'completed'],
    [100, 'lowest', 'down', 'completed'],
    [100, 'current', 'up', 'completed'],
    [100, 'current', 'equal', 'onTarget'],
  ] as const)(
    'at %s percent of a goal of function %s going %s is %s: where 100%% counts at once',
    (percentComplete, aggregation, targetDirection, expected) => {
      expect(
        progress({ percentComplete }, { aggregation, targetDirection, valueType: 'number', isByMilestones: false }),
      ).toBe(expected);
    },
  );

  it('of a current value going down counts at once where it began worse than the target', () => {
    const down: Aim = { aggregation: 'current', targetDirection: 'down', valueType: 'number', isByMilestones: false };
    expect(progress({ percentComplete: 100, baseline: 21, endTarget: 10 }, down)).toBe('completed');
    expect(progress({ percentComplete: 100, baseline: 10, endTarget: 10 }, down)).toBe('onTarget');
    expect(progress({ percentComplete: 100, baseline: null, endTarget: 10 }, down)).toBe('onTarget');
  });

  it('is not completed without an end target', () => {
    expect(progress({ percentComplete: 100, endTarget: null }, SUM_UP)).toBe('onTarget');
  });
});

describe('the progress message', () => {
  it.each<[Partial<GoalFigures>, string]>([
    [
      { status: 'off_target', attainment: 0.856, ytd: { actual: 308_000, target: 360_000, variance: -52_000 } },
      'Off Target, behind target by $52k',
    ],
    [
      { status: 'critical', attainment: 0.5, ytd: { actual: 308_000, target: 360_000, variance: -52_000 } },
      'Critical, behind target by $52k',
    ],
    [{ status: 'critical', attainment: 0.5 }, 'Critical, behind target'],
    [{ attainment: 1.2 }, 'On Target, ahead of target by $52k'],
    [{ attainment: 1 }, 'On Target, $52k above it'],
    [{ attainment: 0.95, ytd: { actual: 0.5, target: 3, variance: -2.5 } }, 'On Target, though $2.50 below it'],
    [{ attainment: 1, ytd: { actual: 1.5, target: 1, variance: 0.5 } }, 'On Target, $0.50 above it'],
    [{ attainment: 1, ytd: { actual: 1, target: 1, variance: 0 } }, 'On Target'],
    [{ attainment: 1, ytd: NO_FIGURES }, 'On Target'],
    [{ attainment: 0.5, ytd: NO_FIGURES, status: 'critical' }, 'Critical, behind target'],
    [{ attainment: 1.5, ytd: NO_FIGURES }, 'On Target, ahead of target'],
    [{ status: 'achieved', percentComplete: 104.4 }, 'Achieved, completed at 104%'],
    [{ status: 'achieved', percentComplete: null }, 'Achieved, completed'],
    [{ status: 'not_started', attainment: null }, 'Not Started'],
    [{ status: 'not_started', statusText: 'No target set' }, 'Not Started (No target set)'],
    [{ status: 'deferred' }, 'Deferred'],
    [{ status: 'deferred', statusText: 'After the move' }, 'Deferred (After the move)'],
    [{ status: 'critical', attainment: 1 }, 'Critical, on target, $52k above it'],
    [{ attainment: null }, 'On Target'],
    [{ attainment: 1.2, statusText: 'as of Dec 2024' }, 'On Target (as of Dec 2024), ahead of target by $52k'],
    [{ attainment: 1, statusText: 'as of Dec 2024' }, 'On Target (as of Dec 2024), $52k above it'],
    [{ attainment: 0.5, year: 'ALL', status: 'critical' }, 'Critical, behind target by $30k'],
  ])('of %j is %s', (difference, message) => {
    expect(progressMessage(AVERAGE, figures(difference), PLAN)).toBe(message);
  });

  it('of a goal that is not judged says why', () => {
    const message = (difference: Partial<GoalFigures>) =>
      progressMessage(AVERAGE, figures({ status: 'not_started', attainment: null, ...difference }), PLAN);
    expect(message({ statusRule: 'noFigures', statusText: 'No figures yet in FY25' })).toBe('No figures yet in FY25');
    expect(message({ statusRule: 'noFigures' })).toBe('No figures');
    expect(message({ statusRule: 'noTarget', statusText: 'No target set' })).toBe('No target set');
  });

  it.each<[Told['targetDirection'], number, number, number, string]>([
    ['up', 0.5, 50, 100, 'Critical, behind target by $50'],
    ['down', 0.5, 304_200, 100_000, 'Critical, over target by $204.2k'],
    ['down', 1.5, 50, 100, 'On Target, under target by $50'],
    ['down', 0.95, 129_300, 100_000, 'On Target, though $29.3k above it'],
    ['down', 1.01, 99, 100, 'On Target, $1 below it'],
    ['up', 1.01, 101, 100, 'On Target, $1 above it'],
    ['equal', 0.5, 150, 100, 'Critical, above target by $50'],
    ['equal', 0.5, 100, 100, 'Critical, off target'],
    ['equal', 0.5, 50, 100, 'Critical, below target by $50'],
    ['equal', 0.95, 105, 100, 'On Target, though $5 above it'],
  ])('going %s with attainment %d at %d of %d is %s', (targetDirection, attainment, actual, target, message) => {
    const ytd = { actual, target, variance: actual - target };
    const status = attainment < 0.9 ? ('critical' as const) : ('on_target' as const);
    expect(progressMessage({ ...AVERAGE, targetDirection }, figures({ status, attainment, ytd }), PLAN)).toBe(message);
  });

  it('counts as far as the figures beside it are told apart: 72.9, 85, 12.1', () => {
    const ytd = { actual: 72.857, target: 85, variance: -12.143 };
    const percent: Told = { ...AVERAGE, valueType: 'percent' };
    expect(progressMessage(percent, figures({ status: 'off_target', attainment: 0.857, ytd }), PLAN)).toBe(
      'Off Target, behind target by 12.1 points',
    );
  });

  it('says no percent complete where less is better', () => {
    const down: Told = { ...AVERAGE, targetDirection: 'down' };
    expect(progressMessage(down, figures({ status: 'achieved', percentComplete: 87 }), PLAN)).toBe(
      'Achieved, completed',
    );
  });

  it('counts in the unit of the goal', () => {
    const unit = (valueType: Aim['valueType'], counted = '') =>
      progressMessage(
        { ...AVERAGE, valueType, unit: counted },
        figures({ attainment: 1.2, ytd: { actual: 9, target: 4, variance: 5 } }),
        {
          ...PLAN,
          currency: '€',
        },
      );
    expect(unit('number', 'days')).toBe('On Target, ahead of target by 5 days');
    expect(unit('percent')).toBe('On Target, ahead of target by 5.0 points');
    expect(unit('number')).toBe('On Target, ahead of target by 5');
    expect(unit('currency')).toBe('On Target, ahead of target by €5');
  });
});
