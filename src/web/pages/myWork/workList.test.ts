import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { dayOf } from '#core/calendar/date.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleWaiting } from '#testing/web/exampleWaiting.ts';
import { type WorkQuestion, workList } from './workList.ts';

const today = dayOf(2026, 11, 20);
if (today === null) throw new Error('no day');
const me = {
  id: 'm1',
  firstName: 'Mary',
  lastName: 'Jackson',
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
} as const;
const shown = { today, plan: { fiscalStartMonth: 1, weekStart: 1 } };

function goal(part: Partial<DashboardGoal>, figures: Partial<DashboardGoal['figures']> = {}): DashboardGoal {
  const example = exampleDashboardGoal({ memberId: 'm1', span: { start: null, end: null }, entries: [], ...part });
  return {
    ...example,
    figures: { ...example.figures, status: 'on_target', stale: false, distribution: null, ...figures },
  };
}

const october = dayOf(2026, 10, 1);
const reported = october === null ? [] : [{ date: october, target: 1, actual: 1 }];

function listed(goals: readonly DashboardGoal[], part: Partial<WorkQuestion> = {}) {
  const question = {
    goals,
    me,
    isTheirs: (each: DashboardGoal) => each.memberId === 'm1',
    isEntered: () => true,
    waitingOf: () => [],
    ...part,
  };
  return workList({ ...question, shown: { ...shown, plan: { ...shown.plan } } as WorkQuestion['shown'] }).map(
    ({ goal: { id }, reason }) => `${id} ${reason.kind}`,
  );
}

describe('my work', () => {
  it.each([
    ['a month without its actual is due', goal({ id: 'a' }), ['a due']],
    ['a goal that is reported and on target is not there', goal({ id: 'a', entries: reported }), []],
    ['a stale one is there as stale', goal({ id: 'a' }, { stale: true }), ['a stale']],
    ['one behind its target is there', goal({ id: 'a', entries: reported }, { status: 'critical' }), ['a behind']],
    ['a deferred one is not', goal({ id: 'a' }, { status: 'deferred' }), []],
    ["somebody else's is not", goal({ id: 'a', memberId: 'm2' }), []],
  ])('%s', (_, one, expected) => {
    expect(listed([one])).toEqual(expected);
  });

  it('asks no figures of what is computed', () => {
    expect(listed([goal({ id: 'a' }, { status: 'off_target' })], { isEntered: () => false })).toEqual(['a behind']);
  });

  it.each([
    ['the figure that is due waits', '2026-10-01', {}, {}, ['a waiting']],
    ['a figure waits that is not due', '2026-11-01', { entries: reported }, {}, ['a waiting']],
    ['the figure that is due waits, though it is stale', '2026-10-01', {}, { stale: true }, ['a waiting']],
    ['the figure that is due waits, though it is behind', '2026-10-01', {}, { status: 'critical' }, ['a waiting']],
    ['another figure than the one that is due waits', '2026-09-01', {}, {}, ['a due']],
    ['another figure than the one that is due waits, and it is stale', '2026-09-01', {}, { stale: true }, ['a stale']],
  ] as const)('keeps a goal in sight where %s', (_, date, part, figures, expected) => {
    expect(listed([goal({ id: 'a', ...part }, figures)], { waitingOf: () => [exampleWaiting({ date })] })).toEqual(
      expected,
    );
  });

  it("has others' goals whose last comment names me", () => {
    const comment = { text: '@Mary Jackson which one?', firstName: 'Jo', lastName: 'Ortega', at: '' };
    const asked = goal({ id: 'a', memberId: 'm2', lastComment: comment });
    const answered = goal({
      id: 'b',
      memberId: 'm2',
      lastComment: { ...comment, firstName: 'Mary', lastName: 'Jackson' },
    });
    expect(listed([asked, answered])).toEqual(['a asked']);
  });

  it('has goals of one reason in plan order: one whose number does not fit its parent stands beneath it', () => {
    const above = { memberId: 'm2', entries: reported };
    const goals = [
      goal({ id: 'one', number: '1', depth: 0, ...above }),
      goal({ id: 'two', number: '2', depth: 0, ...above }),
      goal({ id: 'b', number: '2.1', parentId: 'two', depth: 1 }),
      goal({ id: 'c', number: '2.2', parentId: 'one', depth: 1 }),
      goal({ id: 'a', number: '9', parentId: 'one', depth: 1 }),
    ];
    expect(listed(goals)).toEqual(['c due', 'a due', 'b due']);
  });

  it('has what is due first, then by number', () => {
    const goals = [
      goal({ id: 'c', number: '1.10', entries: reported }, { status: 'critical' }),
      goal({ id: 'b', number: '1.10' }),
      goal({ id: 'a', number: '1.2' }),
      goal({ id: 's', number: '1.1' }, { stale: true }),
      goal({ id: 'w', number: '1.0' }),
    ];
    const waitingOf = (id: string) => (id === 'w' ? [exampleWaiting({})] : []);
    expect(listed(goals, { waitingOf })).toEqual(['a due', 'b due', 's stale', 'c behind', 'w waiting']);
  });
});
