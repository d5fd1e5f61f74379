import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { addDays, firstDayOfMonth } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';

const PERCENTS: Readonly<Record<Status, number | null>> = {
  achieved: 102,
  on_target: 41,
  off_target: 34,
  critical: 12,
  not_started: null,
  deferred: 20,
};

const YEAR = { start: firstDayOfMonth(2026, 7), end: addDays(firstDayOfMonth(2027, 7), -1) };

const PRETTY: DashboardGoal['pretty'] = {
  ytd: '410',
  ytdTarget: '400',
  ytdVariance: '10',
  ptd: '410',
  ptdTarget: '400',
  ptdVariance: '10',
  all: '410',
  allTarget: '1,200',
  allVariance: '-790',
  eoyTarget: '1,200',
  eoyVariance: '-790',
  start: '07/01/2026',
  end: '06/30/2027',
  graphType: 'Line',
};

const RUNNING = {
  year: 2026,
  window: YEAR,
  asOf: firstDayOfMonth(2026, 10),
  ytd: { actual: 410, target: 400, variance: 10 },
  eoyTarget: 1200,
  endTarget: 1200,
  expectedPercent: 40,
  hasPeriodicTargets: true,
} as const;

function galleryEntries(scale: number): readonly Entry[] {
  return [7, 8, 9, 10, 11, 12].map((month, index) => ({
    date: firstDayOfMonth(2026, month),
    target: 100,
    actual: index < 4 ? Math.round((80 + index * 15) * scale) : null,
  }));
}

export const statusGoals: readonly DashboardGoal[] = STATUSES.map((status, index) => {
  const percent = PERCENTS[status];
  return exampleDashboardGoal({
    ...base(status, `1.${index + 1}`, `Plant twelve hundred trees, ${status.replaceAll('_', ' ')}`),
    entries: percent === null ? [] : galleryEntries(percent / 40),
    figures: {
      ...RUNNING,
      status,
      statusRule: status === 'deferred' ? 'deferred' : 'attainmentToDate',
      percentComplete: percent,
      targetPercent: percent === null ? null : 40,
    },
  });
});

export const oddGoals: readonly DashboardGoal[] = [
  exampleDashboardGoal({
    ...base('container', '2', 'An objective shows what lies beneath it'),
    depth: 0,
    figures: {
      ...RUNNING,
      status: 'on_target',
      statusRule: 'container',
      percentComplete: 73,
      percentBasis: 'children',
      distribution: { ...NO_GOALS, achieved: 1, on_target: 6, off_target: 3, critical: 1, not_started: 1, deferred: 1 },
    },
  }),
  exampleDashboardGoal({
    ...base('ring', '3', 'A percent of a hundred is drawn as a ring'),
    chartKind: 'circle',
    valueType: 'percent',
    figures: { ...RUNNING, status: 'off_target', percentComplete: 34, targetPercent: 40 },
  }),
  exampleDashboardGoal({
    ...base(
      'tags',
      '4',
      'A key goal of high priority, commented, overdue, with a title that does not fit on two lines',
    ),
    isKpi: true,
    priority: 'high',
    memberId: 'me',
    commentCount: 2,
    lastComment: {
      text: 'Replacements come in spring.',
      firstName: 'Mei',
      lastName: 'Tran',
      at: '2026-11-11T14:47:00Z',
    },
    entries: galleryEntries(0.9),
    figures: { ...RUNNING, status: 'on_target', percentComplete: 38, targetPercent: 40, stale: true },
  }),
  exampleDashboardGoal({ ...base('bare', '5', 'Without figures and without dates'), span: { start: null, end: null } }),
];

function base(id: string, number: string, title: string) {
  return {
    id,
    number,
    title,
    depth: 1,
    measure: 'trees planted',
    span: YEAR,
    ownerLabel: 'Ada Example',
    pretty: PRETTY,
  };
}
