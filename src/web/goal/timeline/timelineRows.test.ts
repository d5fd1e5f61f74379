import { expect, it } from 'vitest';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleInitiative as initiative, exampleMilestone as milestone } from '#testing/web/exampleWork.ts';
import { movedInitiative, movedMilestone } from './movedWork.ts';
import { summaryOf, wholeSpan } from './timelineFacts.ts';
import { linkPath, timelineLinks } from './timelineLinks.ts';
import { timelineByMonth } from './timelineMonths.ts';
import { timelineRows, workByGoal } from './timelineRows.ts';
import { timelineColumns, timelineScale } from './timelineScale.ts';

const goal = (id: string) => listedGoalOf(exampleDashboardGoal({ id, span: { start: null, end: null } }));
const GOALS = [goal('g'), goal('h'), goal('empty')];
const WORK = {
  initiatives: [
    initiative('late', { start: '2027-01-01', end: '2027-03-01', goal_ids: ['g', 'h'], after_ids: ['alone'] }),
    initiative('early', { start: '2026-05-01', end: '2026-09-01', state: 'done' }),
    initiative('endless'),
  ],
  milestones: [
    milestone('second', '2027-02-01', { initiative_id: 'late', goal_id: null }),
    milestone('first', '2027-01-15', { initiative_id: 'late', goal_id: null, done_on: '2027-01-10' }),
    milestone('alone', '2026-10-01', { days_late: 40, after_ids: ['second'] }),
  ],
};
const byGoal = workByGoal(WORK);
const TODAY = exampleDay('2026-11-20');
const rowsOf = (isOpen = true) => timelineRows({ goals: GOALS, work: byGoal, isOpen: () => isOpen });

it('beneath each goal stand its initiatives and milestones in the order of their days, those without a day last', () => {
  expect(rowsOf().map(({ id, level, position, siblings }) => `${id} ${level} ${position}/${siblings}`)).toEqual([
    'g 1 1/3',
    'g/early 2 1/4',
    'g/alone 2 2/4',
    'g/late 2 3/4',
    'g/late/first 3 1/2',
    'g/late/second 3 2/2',
    'g/endless 2 4/4',
    'h 1 2/3',
    'h/late 2 1/1',
    'h/late/first 3 1/2',
    'h/late/second 3 2/2',
    'empty 1 3/3',
  ]);
});

it('a folded goal keeps what is in it; one without work cannot be folded', () => {
  const rows = rowsOf(false).map((row) => row.kind === 'goal' && [row.id, row.isOpen, row.work.milestones.length]);
  expect(rows).toEqual([
    ['g', false, 3],
    ['h', false, 2],
    ['empty', null, 0],
  ]);
});

it('links lead to the nearest row of what comes before', () => {
  const rows = rowsOf();
  const ids = timelineLinks(rows).map(({ from, to }) => `${rows[from]?.id} → ${rows[to]?.id}`);
  expect(ids).toEqual(['g/late/second → g/alone', 'g/alone → g/late', 'g/alone → h/late']);
});

it('a link goes down to what starts later, and back to what starts too soon', () => {
  const span = { start: exampleDay('2026-10-01'), end: exampleDay('2027-01-08') };
  const scale = timelineScale(span, 1000);
  const [from, to] = [milestone('a', '2026-10-11'), initiative('b', { start: '2026-10-21', end: '2026-12-01' })];
  const middles = { from: 18, to: 54 };
  expect(linkPath({ from, to }, middles, scale)).toBe('M114 18H205V46');
  expect(linkPath({ from: { ...from, due: '2026-11-10' }, to }, middles, scale)).toBe('M405 26V36H205V46');
  expect(linkPath({ from, to: initiative('c') }, middles, scale)).toBeNull();
  expect(linkPath({ from: initiative('c'), to }, middles, scale)).toBeNull();
  expect(linkPath({ from: to, to: milestone('d', '2026-12-20') }, { from: 54, to: 18 }, scale)).toBe('M621 54H805V26');
});

it('a link goes to where a milestone that is done stands', () => {
  const scale = timelineScale({ start: exampleDay('2026-10-01'), end: exampleDay('2027-01-08') }, 1000);
  const done = milestone('b', '2026-10-21', { done_on: '2026-10-31' });
  const path = linkPath({ from: milestone('a', '2026-10-11'), to: done }, { from: 18, to: 54 }, scale);
  expect(path).toBe('M114 18H305V46');
});

it('of a month are listed what is open, each once, and counted what is done', () => {
  const { months, done } = timelineByMonth(GOALS, byGoal, TODAY);
  const told = months.map(({ items }) =>
    items.map((item) => (item.kind === 'milestone' ? item.milestone.id : item.initiative.id)),
  );
  expect(told).toEqual([['alone'], [], ['second'], ['late']]);
  expect(done).toBe(1);
});

it('the whole plan goes from the first day of anything to the last', () => {
  expect(wholeSpan(GOALS, byGoal, TODAY)).toEqual({ start: exampleDay('2026-05-01'), end: exampleDay('2027-03-01') });
  expect(wholeSpan([], byGoal, TODAY)).toEqual({ start: TODAY, end: TODAY });
});

it('the summary counts each thing once', () => {
  expect(summaryOf(GOALS, byGoal)).toEqual({
    done: 1,
    milestones: 3,
    late: { initiatives: 0, milestones: 1 },
    links: 2,
    warned: 0,
  });
});

it('what is moved is shown with its new days, and nothing else', () => {
  const move = { id: 'late', part: 'end' as const, days: 3 };
  expect(WORK.initiatives.map((each) => movedInitiative(each, move).end)).toEqual(['2027-03-04', '2026-09-01', null]);
  expect(movedMilestone(milestone('late', '2026-01-31'), move).due).toBe('2026-02-03');
  expect(movedMilestone(milestone('x', '2026-01-31'), move).due).toBe('2026-01-31');
});

it.each([
  [1760, '480px 96px 46px 90px 106px 890px'],
  [1502, '413px 96px 46px 90px 106px 699px'],
  [1262, '294px 96px 46px 90px 106px 578px'],
  [944, '216px 20px 84px 96px 484px'],
  [640, '180px 20px 92px 312px'],
  [400, '180px 20px 92px 160px'],
])('in %i px there is room for these columns', (width, tracks) => {
  expect(timelineColumns(width).tracks).toBe(tracks);
});
