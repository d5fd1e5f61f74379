import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { planGoalsByNumber } from './goalsByNumber.ts';
import { planGoalPatches } from './manyGoals.ts';

const MEMBER = {
  id: 'm',
  firstName: '',
  lastName: '',
  role: 'lead',
  departmentId: null,
  leadsDepartment: false,
} as const;
const ids = Array.from({ length: 100 }, (_, at) => `g${at}`);

function editingOf(goals: number) {
  const ofPlan = Array.from({ length: goals }, (_, at) => ({
    ...exampleGoal({ id: `g${at}`, number: `${at + 1}` }),
    archivedAt: null,
  }));
  const owners = { departments: [], members: [MEMBER] };
  return {
    membership: {
      plan: EXAMPLE_PLAN,
      member: MEMBER,
      viewer: { ...MEMBER, kind: 'member', memberId: 'm' },
      reason: null,
      tokenId: null,
    },
    booked: new BookedPlan({
      version: 1,
      plan: EXAMPLE_PLAN,
      owners,
      goals: ofPlan,
      series: new Map(),
      milestones: new Map(),
    }),
    today: readIsoDate('2026-11-20') ?? expect.fail('no such day'),
    at: '2026-11-20T10:00:00.000Z',
  } as const;
}

/** How often others had their turn while something was planned. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await ended;
  return turns;
}

describe('others have their turn while', () => {
  beforeEach(() => {
    let now = 0;
    // Each goal takes as long as one in a far larger plan.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  });
  afterEach(() => vi.restoreAllMocks());

  it('many goals are moved', async () => {
    const sent = ids.map((id) => ({ id, parent_id: 'g100' }));
    expect(await turnsDuring(planGoalPatches(sent, { editing: editingOf(101), seen: null }))).toBeGreaterThan(50);
  });

  it('goals are put by number', async () => {
    const rows = ids.map((_, index) => ({ index, row: { number: `${index + 1}`, parent_number: '101' } }));
    expect(await turnsDuring(planGoalsByNumber({ rows, refused: [] }, editingOf(101)))).toBeGreaterThan(50);
  });
});

it('what is planned and refused is not in the figures of the plan itself', async () => {
  const editing = editingOf(3);
  const { booked, today } = editing;
  const tree = () => booked.figures({ year: 'ALL', today }).hierarchy;
  expect(tree().nodes.get('g1')?.parent).toBeNull();
  const sent = [
    { id: 'g1', parent_id: 'g0' },
    { id: 'g2', parent_id: 'g1' },
    { id: 'g0', parent_id: 'g2' },
  ];
  await expect(planGoalPatches(sent, { editing, seen: null })).rejects.toMatchObject({ code: 'goals_refused' });
  expect(tree().nodes.get('g1')?.parent).toBeNull();
  expect(booked.goals.get('g2')?.parentId).toBeNull();
});
