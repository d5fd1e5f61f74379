import { describe, expect, it } from 'vitest';
import { changedRulesPath, planPath } from '#contract/addresses.ts';
import { CHANGED_RULE_NAMES } from '#core/changedRules/changedRules.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, startExampleServer } from '#testing/server/exampleServer.ts';
import { change, day } from '#testing/server/planUnderTest.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PATH = changedRulesPath('plan1');

async function toldTo(ask: Ask): Promise<unknown> {
  return (await ask({ url: planPath('plan1') })).json().viewer.changed_rules;
}

async function rulesFor(ask: Ask): Promise<{ rule: string; goals: { number: string; status: string }[] }[]> {
  return (await ask({ url: PATH })).json().rules;
}

const dismiss = (ask: Ask, dismissed: unknown) => ask({ method: 'PUT', url: PATH, payload: { dismissed } });

/** As a plan is that an earlier release made. */
async function makeOlder(store: Store): Promise<void> {
  await store.db.deleteFrom('known_rule').where('plan_id', '=', 'plan1').execute();
}

describe.each(storesUnderTest())('changed rules on $name', ({ open }) => {
  async function started() {
    const server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store) });
    return { server, ada: await server.signIn() };
  }

  it('are not told of a plan that was made under them', async () => {
    const { server, ada } = await started();
    expect(await toldTo(ada)).toBeUndefined();
    expect(await rulesFor(ada)).toEqual([]);
    await server.close();
  });

  it('are told to each lead of an older plan until they dismiss them, and to nobody else', async () => {
    const { server, ada } = await started();
    await makeOlder(server.store);
    const bob = await server.join('plan1', { id: 'bob', role: 'lead' });
    const mary = await server.join('plan1', { id: 'mary', role: 'member' });
    expect(await toldTo(ada)).toEqual(CHANGED_RULE_NAMES);
    expect(await toldTo(mary)).toBeUndefined();
    expect((await mary({ url: PATH })).statusCode).toBe(403);
    expect((await dismiss(mary, [])).statusCode).toBe(403);

    const [first = '', ...others] = CHANGED_RULE_NAMES;
    expect((await dismiss(ada, [first, first])).statusCode).toBe(200);
    expect(await toldTo(ada)).toEqual(others);
    expect((await dismiss(ada, CHANGED_RULE_NAMES)).statusCode).toBe(200);
    expect(await toldTo(ada)).toBeUndefined();
    expect(await rulesFor(ada)).toEqual([]);
    expect(await toldTo(bob)).toEqual(CHANGED_RULE_NAMES);
    await server.close();
  });

  it('come with the goals they touch and their status today; those that touch none are left out', async () => {
    const { server, ada } = await started();
    await makeOlder(server.store);
    expect((await rulesFor(ada)).map(({ rule }: { rule: string }) => rule)).toEqual(['groupsCounted']);
    await applyChange(server.store, {
      ...change([
        exampleGoalEdit({
          id: 'way',
          number: '9.2',
          title: 'From 95 to 100',
          aggregation: 'current',
          baseline: { value: 95, date: null },
          allTarget: 100,
          span: { start: day('2026-01-01'), end: day('2026-12-31') },
        }),
        { entity: 'entries', goalId: 'way', cells: [{ date: day('2026-10-01'), actual: 50 }] },
      ]),
      planId: 'plan1',
    });
    expect(await rulesFor(ada)).toEqual([
      {
        rule: 'wayFromBaseline',
        decision: 126,
        goals: [{ id: 'way', number: '9.2', item: 'From 95 to 100', status: 'critical' }],
      },
      expect.objectContaining({ rule: 'groupsCounted' }),
    ]);
    await server.close();
  });

  it.each([[['nothing']], ['wayFromBaseline'], [undefined]])('%j is refused', async (dismissed) => {
    const { server, ada } = await started();
    expect((await dismiss(ada, dismissed)).statusCode).toBe(400);
    await server.close();
  });
});
