import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  goalPath,
  planFiguresPath,
  planGoalsPath,
  planPath,
  planUndoPath,
  workItemPath,
  workPath,
} from '#contract/addresses.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import type { WorkNoun } from '#contract/work.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const OWN = exampleGoalEdit({
  id: 'own',
  number: '2',
  title: 'Trees',
  memberId: '8',
  departmentId: '3',
  aggregation: 'sum',
  allTarget: 10,
});

describe.each(storesUnderTest())('while figures wait for a yes, on $name,', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let dorothy: Ask;
  let mary: Ask;

  beforeEach(async () => {
    server = await startExampleServer({
      open,
      fill: (store) => writeExamplePlan(store, {}, [exampleMemberEdit({ id: '8', departmentId: '4' }), OWN]),
    });
    lead = await server.signIn();
    const person = { id: '8', firstName: 'Dorothy', lastName: 'Vaughan' };
    dorothy = await server.join('plan1', { ...person, departmentId: '4', leadsDepartment: true });
    mary = await server.join('plan1', { id: '7', firstName: 'Mary', departmentId: '3', leadsDepartment: true });
    await option(1);
  });
  afterEach(() => server.close());

  const option = (on: 0 | 1) => lead({ method: 'PATCH', url: planPath('plan1'), payload: { figures_wait: on } });
  const patch = (ask: Ask, payload: GoalPatch) => ask({ method: 'PATCH', url: goalPath('plan1', 'own'), payload });

  const FIELDS: readonly (readonly [string, GoalPatch])[] = [
    ['the formula of the actual', { actual_formula: '[1.1] * 2' }],
    ['the formula of the target', { target_formula: '[1.1]' }],
    ['how a formula is taken over time', { formula_by_period: 1 }],
    ['the target of a year', { targets: { 2026: 1 } }],
    ['the target of a year, spread', { year_target: { fiscal_year: 2026, target: 12, spread: 'none' } }],
    ['the target of the whole life', { own_all_target: 1 }],
    ['the baseline', { own_baseline: { value: 1, date: '2026-01-01' } }],
    ['the direction', { target_direction: 0 }],
    ['the function', { function: 2 }],
    ['100% at the end of the year', { eoy_100: 1 }],
    ['the weight', { weight: 2 }],
    ['what it is rolled up by', { rollup_type: 2 }],
    ['its dates', { end: '2026-12-31' }],
  ];

  it.each(FIELDS)('%s is changed by who says yes, and others are told whom to ask', async (_, fields) => {
    const refused = await patch(dorothy, fields);
    expect([refused.statusCode, refused.json().error.code], refused.body).toEqual([403, 'needs_approval']);
    expect(refused.json().error.message).toMatch(/2 Trees\. Ask Mary .*or Ada/);
    expect(refused.json().error.details).toMatchObject({
      goals: [{ id: 'own', number: '2' }],
      ask: [{ user_id: '7' }, {}],
    });
    expect((await patch(mary, fields)).statusCode).toBe(200);
  });

  it('all else is its owner’s to change, and everything once figures count at once', async () => {
    const others = {
      item: 'Oaks',
      description: 'Tall ones',
      priority: 1,
      status_set: 'critical',
      status_note: 'Frost',
    } as const;
    const changed = await patch(dorothy, others);
    expect(changed.statusCode, changed.body).toBe(200);
    await option(0);
    expect((await patch(dorothy, { own_all_target: 1 })).statusCode).toBe(200);
  });

  it('nobody takes a goal to a department in which they say yes themselves', async () => {
    const refused = await patch(dorothy, { plan_dep_id: '4' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'needs_approval']);
    expect((await patch(dorothy, { plan_dep_id: null })).json().error.code).toBe('needs_approval');
  });

  it('the same holds by number, for targets of years sent with figures, by token, and for spread targets', async () => {
    const target = { fiscal_year: 2026, target: 24, spread: 'even' };
    const asked = [
      { method: 'PUT', url: planGoalsPath('plan1'), payload: [{ number: '2', weight: 3 }] },
      { method: 'PUT', url: planFiguresPath('plan1'), payload: [{ goal: '2', period: '2026', target: 5 }] },
      { method: 'PUT', url: `${goalPath('plan1', 'own')}/year-target`, payload: target },
    ] as const;
    for (const request of asked) {
      const refused = await dorothy(request);
      expect([refused.statusCode, refused.json().error.code], refused.body).toEqual([403, 'needs_approval']);
      expect((await mary(request)).statusCode).toBe(200);
    }
  });

  it('undo asks for the same right', async () => {
    await option(0);
    const { version } = (await patch(dorothy, { own_all_target: 1 })).json();
    await option(1);
    const undo = { method: 'POST', url: planUndoPath('plan1', version) } as const;
    const refused = await dorothy(undo);
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'needs_approval']);
    const { changes } = (await dorothy({ url: '/api/plans/plan1/changes?limit=2' })).json();
    expect(changes[1]).toMatchObject({ version, may_undo: 0 });
    expect((await lead(undo)).statusCode).toBe(200);
  });

  describe('of a goal that is measured by its milestones', () => {
    let laid: string;

    const add = async (ask: Ask, noun: WorkNoun, payload: object): Promise<string> => {
      const reply = await ask({ method: 'POST', url: workPath('plan1', noun), payload });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().id;
    };
    const change = (ask: Ask, noun: WorkNoun, id: string, payload: object) =>
      ask({ method: 'PATCH', url: workItemPath('plan1', noun, id), payload });
    const MILESTONE = { title: 'Laid', due: '2026-06-30' };

    beforeEach(async () => {
      expect((await patch(mary, { by_milestones: 1 })).statusCode).toBe(200);
      laid = await add(mary, 'milestones', { ...MILESTONE, goal_id: 'own', owner_id: '8' });
    });

    it('milestones are ticked, weighted and added by who says yes, and others are told whom to ask', async () => {
      const refused = [
        await change(dorothy, 'milestones', laid, { done_on: '2026-06-01' }),
        await change(dorothy, 'milestones', laid, { weight: 9 }),
        await change(dorothy, 'milestones', laid, { due: '2027-06-30' }),
        await dorothy({ method: 'DELETE', url: workItemPath('plan1', 'milestones', laid) }),
        await dorothy({
          method: 'POST',
          url: workPath('plan1', 'milestones'),
          payload: { ...MILESTONE, goal_id: 'own' },
        }),
      ];
      expect(refused.map((reply) => [reply.statusCode, reply.json().error?.code])).toEqual(
        refused.map(() => [403, 'needs_approval']),
      );
      expect(refused[0]?.json().error.message).toMatch(/2 Trees\. Ask Mary .*or Ada/);
      expect((await change(mary, 'milestones', laid, { done_on: '2026-06-01' })).statusCode).toBe(200);
    });

    it('an initiative is linked to it or dropped by who says yes where its milestones count, and by its owner where it has none', async () => {
      const none = await add(dorothy, 'initiatives', { title: 'None', goal_ids: ['own'], owner_id: '8' });
      expect((await change(dorothy, 'initiatives', none, { state: 'dropped' })).statusCode).toBe(200);
      const street = await add(mary, 'initiatives', { title: 'Street', goal_ids: ['own'], owner_id: '8' });
      await add(mary, 'milestones', { ...MILESTONE, initiative_id: street });
      expect((await change(dorothy, 'initiatives', street, { state: 'dropped' })).json().error.code).toBe(
        'needs_approval',
      );
      expect((await change(mary, 'initiatives', street, { state: 'dropped' })).statusCode).toBe(200);
    });

    it('what changes no figure is its owner’s to change, and everything once figures count at once', async () => {
      expect((await change(dorothy, 'milestones', laid, { title: 'Paved' })).statusCode).toBe(200);
      await option(0);
      expect((await change(dorothy, 'milestones', laid, { done_on: '2026-06-01' })).statusCode).toBe(200);
    });

    it('undo of a tick asks for the same right', async () => {
      await option(0);
      const { version } = (await change(dorothy, 'milestones', laid, { done_on: '2026-06-01' })).json();
      await option(1);
      const undo = { method: 'POST', url: planUndoPath('plan1', version) } as const;
      expect((await dorothy(undo)).json().error.code).toBe('needs_approval');
      expect((await lead(undo)).statusCode).toBe(200);
    });
  });
});
