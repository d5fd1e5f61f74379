import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { milestonesToDo } from './toDo.ts';
import type { Milestone } from './work.ts';

const TODAY = exampleDay('2026-11-20');
const INITIATIVES = [
  exampleInitiative({ id: 'own', ownerId: 'ada' }),
  exampleInitiative({ id: 'others', ownerId: 'bo', departmentId: 'd1' }),
  exampleInitiative({ id: 'done', ownerId: 'ada', state: 'done' }),
  exampleInitiative({ id: 'dropped', ownerId: 'ada', state: 'dropped' }),
];

type IsTheirs = Parameters<typeof milestonesToDo>[1]['isTheirs'];
const isAdas: IsTheirs = ({ ownerId }) => ownerId === 'ada';

function shown(milestones: readonly Milestone[], isTheirs = isAdas) {
  return milestonesToDo({ initiatives: INITIATIVES, milestones }, { isTheirs, today: TODAY }).map(({ id }) => id);
}

describe('the milestones that somebody has to see to', () => {
  it.each<[string, Partial<Milestone>, boolean]>([
    ['is late', { goalId: 'g1', due: exampleDay('2026-01-05') }, true],
    ['is due today', { goalId: 'g1' }, true],
    ['is due in 30 days', { goalId: 'g1', due: exampleDay('2026-12-20') }, true],
    ['is due in 31 days', { goalId: 'g1', due: exampleDay('2026-12-21') }, false],
    ['is done', { goalId: 'g1', doneOn: exampleDay('2026-11-01') }, false],
    ['is somebody else’s', { goalId: 'g1', ownerId: 'bo' }, false],
    ['is of an initiative of somebody else', { initiativeId: 'others' }, true],
    ['names nobody and is of their initiative', { initiativeId: 'own', ownerId: null }, true],
    ['names nobody and is of another', { initiativeId: 'others', ownerId: null }, false],
    ['names nobody and is of a goal', { goalId: 'g1', ownerId: null }, false],
    ['is of an initiative that is done', { initiativeId: 'done' }, false],
    ['is of an initiative that is dropped', { initiativeId: 'dropped' }, false],
  ])('have one that %s: %j %s', (_case, part, isShown) => {
    expect(shown([exampleMilestone({ id: 'm', ownerId: 'ada', ...part })])).toEqual(isShown ? ['m'] : []);
  });

  it('are of a department where their initiative is, whoever is named', () => {
    const milestones = [
      exampleMilestone({ id: 'of goal', goalId: 'g1', ownerId: 'ada' }),
      exampleMilestone({ id: 'of department', initiativeId: 'others', ownerId: 'ada' }),
    ];
    expect(shown(milestones, ({ departmentId }) => departmentId === 'd1')).toEqual(['of department']);
  });

  it('come by the day they are due', () => {
    const one = (id: string, due: string) =>
      exampleMilestone({ id, goalId: 'g1', ownerId: 'ada', due: exampleDay(due) });
    expect(shown([one('later', '2026-12-01'), one('sooner', '2026-10-01')])).toEqual(['sooner', 'later']);
  });
});
