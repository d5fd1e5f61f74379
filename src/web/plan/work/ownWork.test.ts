import { describe, expect, it } from 'vitest';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { ownWork } from './ownWork.ts';

const TODAY = exampleDay('2026-11-20');

const initiative = (id: string, part: Partial<WireInitiative> = {}): WireInitiative => ({
  id,
  title: id,
  description: '',
  archived: 0,
  may_edit: 1,
  owner_id: 'ada',
  department_id: null,
  start: null,
  end: null,
  state: 'active',
  percent: null,
  planned: null,
  spent: null,
  goal_ids: [],
  after_ids: [],
  percent_complete: null,
  percent_from: null,
  elapsed: null,
  days_late: 0,
  milestones: { total: 0, done: 0, late: 0 },
  warnings: [],
  ...part,
});

const milestone = (id: string, part: Partial<WireMilestone> = {}): WireMilestone => ({
  id,
  title: id,
  archived: 0,
  may_edit: 1,
  initiative_id: null,
  goal_id: 'g1',
  due: '2026-11-20',
  owner_id: 'ada',
  done_on: null,
  weight: 1,
  after_ids: [],
  days_late: 0,
  warnings: [],
  ...part,
});

function shown(
  initiatives: readonly WireInitiative[],
  milestones: readonly WireMilestone[],
  isTheirs: Parameters<typeof ownWork>[1]['isTheirs'] = ({ owner_id: owner }) => owner === 'ada',
) {
  const own = ownWork({ initiatives, milestones }, { isTheirs, today: TODAY });
  return { initiatives: own.initiatives.map(({ id }) => id), milestones: own.milestones.map(({ id }) => id) };
}

describe('the work that is somebody’s own', () => {
  it.each([
    ['planned', true],
    ['active', true],
    ['at_risk', true],
    ['blocked', true],
    ['done', false],
    ['dropped', false],
  ] as const)('has their initiative that is %s: %s', (state, isShown) => {
    expect(shown([initiative('one', { state })], []).initiatives).toEqual(isShown ? ['one'] : []);
  });

  it('has nothing of others', () => {
    expect(shown([initiative('one', { owner_id: 'bo' })], [milestone('first', { owner_id: 'bo' })])).toEqual({
      initiatives: [],
      milestones: [],
    });
  });

  it.each([
    ['that is late', { due: '2026-01-05' }, true],
    ['of today', { due: '2026-11-20' }, true],
    ['in 30 days', { due: '2026-12-20' }, true],
    ['in 31 days', { due: '2026-12-21' }, false],
    ['that is done', { done_on: '2026-11-01' }, false],
    ['of an initiative of somebody else', { initiative_id: 'others', goal_id: null }, true],
    ['that nobody is named for, of an own initiative', { initiative_id: 'own', goal_id: null, owner_id: null }, true],
    ['that nobody is named for, of another', { initiative_id: 'others', goal_id: null, owner_id: null }, false],
    ['that nobody is named for, of a goal', { owner_id: null }, false],
    ['of an initiative that is dropped', { initiative_id: 'dropped', goal_id: null }, false],
  ])('has a milestone %s: %j %s', (_case, part, isShown) => {
    const initiatives = [
      initiative('own'),
      initiative('others', { owner_id: 'bo' }),
      initiative('dropped', { state: 'dropped' }),
    ];
    expect(shown(initiatives, [milestone('first', part)]).milestones).toEqual(isShown ? ['first'] : []);
  });

  it('has milestones by the day they are due', () => {
    const milestones = [milestone('later', { due: '2026-12-01' }), milestone('sooner', { due: '2026-10-01' })];
    expect(shown([], milestones).milestones).toEqual(['sooner', 'later']);
  });

  it('of a department is of its initiatives', () => {
    const initiatives = [initiative('water', { owner_id: 'bo', department_id: 'd1' })];
    const milestones = [
      milestone('of goal'),
      milestone('first', { initiative_id: 'water', goal_id: null, owner_id: 'bo' }),
    ];
    expect(shown(initiatives, milestones, ({ department_id: department }) => department === 'd1')).toEqual({
      initiatives: ['water'],
      milestones: ['first'],
    });
  });
});
