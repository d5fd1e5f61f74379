import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

vi.setConfig({ hookTimeout: 120_000 });

const PLAN = `/api/plans/${EXAMPLE_PLAN.id}`;
type Sent = { readonly method: 'PATCH' | 'PUT' | 'POST'; readonly path: string; readonly payload: object };

const patch = (payload: object, id = 'goal'): Sent => ({ method: 'PATCH', path: `/goals/${id}`, payload });
const settings = (payload: object): Sent => ({ method: 'PATCH', path: '', payload });
const cells = (...payload: readonly object[]): Sent => ({
  method: 'PUT',
  path: '/goals/goal/entries',
  payload: [...payload],
});

describe.each(storesUnderTest())(
  'with If-Match only what differs from what was seen is a conflict, on $name',
  ({ open }) => {
    let server: ExampleServer;
    let lead: Ask;
    let seen: string;
    let form: object;

    beforeAll(async () => {
      server = await startExampleServer({
        open,
        fill: (store) =>
          writeExamplePlan(store, {}, [
            exampleMemberEdit({ id: 'own', departmentId: '3', leadsDepartment: true }),
            exampleGoalEdit({ id: 'goal', number: '7', departmentId: '3', targetsByYear: new Map([[2026, 10]]) }),
            exampleGoalEdit({ id: 'below', number: '7.3', parentId: 'goal', depth: 1, rollup: 'none' }),
            exampleGoalEdit({ id: 'above', number: '8' }),
          ]),
      });
      lead = await server.signIn();
    });
    afterAll(() => server.close());

    const send = ({ method, path, payload }: Sent, headers: Record<string, string> = {}, ask = lead) =>
      ask({ method, url: `${PLAN}${path}`, payload, headers });

    beforeEach(async () => {
      await send(
        patch({
          item: 'Seen',
          description: 'Seen',
          parent_id: null,
          number: '7',
          targets: { 2025: null, 2026: 10, 2027: null },
          status_set: null,
        }),
      );
      await send(patch({ number: '7.3' }, 'below'));
      await send(
        settings({ thresholds: { on_target: 1, off_target: 0.9 }, perspectives: { f: 'Money', c: 'People' } }),
      );
      await send(cells({ date: '2026-07-01', target: 5, actual: 4 }));
      const stated = (await lead({ url: `${PLAN}/goals/goal` })).json();
      seen = String(stated.version);
      const { item, measure, description, parent_id, number, start, end, targets, who_label, contributors } = stated;
      form = { item, measure, description, parent_id, number, start, end, targets, who_label, contributors };
    });

    const theirs = async (...sent: readonly Sent[]) => {
      for (const each of sent) expect((await send(each)).statusCode).toBe(200);
    };
    const yours = (sent: Sent, ask = lead) => send(sent, { 'if-match': seen }, ask);
    const goalNow = async (id = 'goal') => {
      const goals = await findGoals(server.store.db, { planId: EXAMPLE_PLAN.id });
      return goals.find((goal) => goal.id === id);
    };

    it('one field is changed and another was: both stand', async () => {
      await theirs(patch({ item: 'Theirs' }));
      expect((await yours(patch({ description: 'Mine' }))).statusCode).toBe(200);
      expect(await goalNow()).toMatchObject({ title: 'Theirs', description: 'Mine' });
    });

    it('a form that sends all it shows changes what was changed in it', async () => {
      await theirs(patch({ item: 'Theirs' }), patch({ targets: { 2025: 1 } }));
      expect((await yours(patch({ ...form, description: 'Mine' }))).statusCode).toBe(200);
      expect(await goalNow()).toMatchObject({ title: 'Theirs', description: 'Mine' });
      expect((await goalNow())?.targetsByYear).toEqual(
        new Map([
          [2025, 1],
          [2026, 10],
        ]),
      );
    });

    it('such a form does not move a goal back, nor ask for the right to', async () => {
      await theirs(patch({ parent_id: 'above' }));
      const own = await server.join(EXAMPLE_PLAN.id, { id: 'own', departmentId: '3', leadsDepartment: true });
      expect((await yours(patch({ ...form, description: 'Mine' }), own)).statusCode).toBe(200);
      expect(await goalNow()).toMatchObject({ parentId: 'above', description: 'Mine' });
    });

    it('one field changed by both is refused, and it alone is named', async () => {
      await theirs(patch({ item: 'Theirs', measure: 'Theirs' }));
      const reply = await yours(patch({ ...form, item: 'Mine', description: 'Mine' }));
      expect(reply.statusCode).toBe(409);
      const { conflicts } = reply.json().error.details;
      expect(conflicts).toMatchObject([{ field: 'title', yours: 'Mine', theirs: 'Theirs' }]);
      expect(await goalNow()).toMatchObject({ title: 'Theirs', description: 'Seen' });
    });

    it('targets of two years, thresholds and perspectives are set each by itself', async () => {
      await theirs(patch({ targets: { 2027: 3 } }), settings({ perspectives: { f: 'Theirs' } }));
      await theirs(settings({ thresholds: { on_target: 1.1, off_target: 0.9 } }));
      expect((await yours(patch({ targets: { 2026: 2 } }))).statusCode).toBe(200);
      expect((await yours(settings({ perspectives: { f: 'Money', c: 'Mine' } }))).statusCode).toBe(200);
      expect((await yours(settings({ thresholds: { on_target: 1, off_target: 0.8 } }))).statusCode).toBe(200);
      expect((await goalNow())?.targetsByYear).toEqual(
        new Map([
          [2026, 2],
          [2027, 3],
        ]),
      );
      expect(await findPlan(server.store.db, EXAMPLE_PLAN.id)).toMatchObject({
        perspectives: { f: 'Theirs', c: 'Mine' },
        thresholds: { onTarget: 1.1, offTarget: 0.8 },
      });
    });

    it('one year is refused where both set its target', async () => {
      await theirs(patch({ targets: { 2026: 3 } }));
      expect((await yours(patch({ targets: { 2026: 2 } }))).json().error.code).toBe('changed_meanwhile');
    });

    it('a cell as it was seen stays as it became, the one beside it is written', async () => {
      await theirs(cells({ date: '2026-07-01', target: 6 }));
      expect((await yours(cells({ date: '2026-07-01', target: 5, actual: 9 }))).statusCode).toBe(200);
      const series = (await findSeries(server.store.db, { planId: EXAMPLE_PLAN.id })).get('goal');
      expect([series?.targets.at(-1), series?.actuals.at(-1)]).toEqual([6, 9]);
    });

    it.each<{ what: string; before: Sent; mine: Sent }>([
      {
        what: 'a cell',
        before: cells({ date: '2026-07-01', actual: 6 }),
        mine: cells({ date: '2026-07-01', actual: 4 }),
      },
      { what: 'a title', before: patch({ item: 'Theirs' }), mine: patch({ item: 'Seen' }) },
    ])('$what that is all of a change is taken at its word', async ({ before, mine }) => {
      await theirs(before);
      expect((await yours(mine)).json().error.code).toBe('changed_meanwhile');
    });

    it('what follows by the rules is nobody’s to be asked: numbers below, a status that lapses', async () => {
      await theirs(patch({ number: '7.5' }, 'below'), patch({ status_set: 'critical', status_note: 'Waiting' }));
      expect((await yours(cells({ date: '2026-07-01', actual: 6 }))).statusCode).toBe(200);
      expect((await goalNow())?.handStatus).toBeNull();
      expect((await yours(patch({ number: '9' }))).statusCode).toBe(200);
      expect((await goalNow('below'))?.number).toBe('9.5');
    });
  },
);
