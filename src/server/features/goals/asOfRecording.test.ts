import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { addDays, type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Clock } from '#server/base/clock.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { undoChange } from '#server/store/changes/undo.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { startExampleServer } from '#testing/server/exampleServer.ts';
import { rounds } from '#testing/server/fullRun.ts';
import { comment } from '#testing/server/planUnderTest.ts';

const FIRST_DAY = exampleDay('2026-02-01');
const GOALS = ['g1', 'g2', 'g3', 'x1', 'x2'] as const;

const goalId = fc.constantFrom(...GOALS);
const figure = fc.option(fc.integer({ min: -20, max: 200 }), { nil: null });
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(exampleDay('2024-07-01'), days));

const handStatus = fc.record({
  status: fc.constantFrom('deferred' as const, 'critical' as const, 'on_target' as const),
  note: fc.constantFrom('', 'Grid connection moved'),
  memberId: fc.constant('7'),
  by: fc.constant('Mary Jackson'),
  at: fc.constant('2026-02-01T00:00:00.000Z'),
  computedActual: fc.constantFrom(null, 5),
});

/** Figures, goals added, moved, archived and restored, statuses set by hand, owners, comments, settings. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        goalId,
        cells: fc.array(fc.record({ date: day, target: figure, actual: figure }, { requiredKeys: ['date'] }), {
          minLength: 1,
          maxLength: 3,
        }),
      })
      .map((entries): Edit => ({ entity: 'entries', ...entries })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        id: goalId,
        number: fc.constantFrom('1', '1x1', '2', '2x1', '3'),
        parentId: fc.option(goalId, { nil: null }),
        title: fc.constantFrom('Roads', 'Parks'),
        memberId: fc.option(fc.constantFrom('7', 'm9'), { nil: null }),
        ownerLabel: fc.constantFrom('', 'Mary Jackson'),
        archivedAt: fc.option(fc.constant('2026-02-01T00:00:00.000Z'), { nil: null, freq: 4 }),
        rollup: fc.constantFrom(null, 'sum' as const, 'percent' as const),
        newBases: fc.constantFrom([], [{ date: exampleDay('2025-10-01'), reason: 'Counted otherwise' }]),
        contributorIds: fc.constantFrom([], ['m9']),
        handStatus: fc.option(handStatus, { nil: null }),
        isStatusAutomatic: fc.boolean(),
        targetsByYear: fc.constantFrom(new Map(), new Map([[2025, 100]])),
      })
      .map((goal) => exampleGoalEdit({ ...goal, depth: goal.parentId === null ? 0 : 1 })),
  },
  goalId.map((id): Edit => ({ entity: 'goal', id, after: null })),
  fc.constantFrom('Dorothy', 'Katherine').map((firstName) => exampleMemberEdit({ id: 'm9', firstName, lastName: 'G' })),
  fc.constant<Edit>({ entity: 'member', id: 'm9', after: null }),
  fc
    .record({ id: fc.constantFrom('c1', 'c2'), goalId, text: fc.constantFrom('Well', 'Not well') })
    .map((parts): Edit => ({ entity: 'comment', id: parts.id, after: comment(parts) })),
  fc.constantFrom('c1', 'c2').map((id): Edit => ({ entity: 'comment', id, after: null })),
  fc
    .record({
      fiscalStartMonth: fc.constantFrom(1, 7),
      currency: fc.constantFrom('$', '€'),
      dateFormat: fc.constantFrom('M/D/Y' as const, 'D/M/Y' as const),
      onTarget: fc.constantFrom(0.9, 0.95),
    })
    .map(
      ({ onTarget, ...settings }): Edit => ({
        entity: 'plan',
        after: { ...EXAMPLE_PLAN, ...settings, thresholds: { onTarget, offTarget: 0.8 } },
      }),
    ),
);

const history = fc.array(
  fc.record({ isUndo: fc.boolean(), edits: fc.array(anyEdit, { minLength: 1, maxLength: 4 }) }),
  { minLength: 2, maxLength: 7 },
);

function standingClock(): Clock & { day: Day } {
  const clock = {
    day: addDays(FIRST_DAY, -1),
    now: () => `${formatIsoDate(clock.day)}T15:00:00.000Z`,
    today: () => clock.day,
  };
  return clock;
}

const YEARS = ['0', '2024', '2025'];

it('a past day asked for again is what was recorded on it, whatever was done since', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (days) => {
      const clock = standingClock();
      const server = await startExampleServer({ fill: (store) => writeExamplePlan(store), clock });
      try {
        const ada = await server.signIn();
        const ask = async (query = '') =>
          Promise.all(
            YEARS.map(async (year) => {
              const reply = await ada({ url: `${addresses.goals}?plan_id=plan1&fiscal_year=${year}${query}` });
              return `${reply.statusCode} ${reply.body}`;
            }),
          );
        const versionNow = async () => (await ada({ url: '/api/plans/plan1' })).json().version;
        const made = await versionNow();
        const recorded = new Map<string, string[]>();
        for (const { isUndo, edits } of days) {
          clock.day = addDays(clock.day, 1);
          const stamp = { planId: 'plan1', at: clock.now(), memberId: null, by: 'Somebody' };
          const version = await versionNow();
          const writing =
            isUndo && version > made
              ? undoChange(server.store, { ...stamp, version })
              : applyChange(server.store, { ...stamp, what: 'Edited', edits });
          // Invalid edits, such as entries of a removed goal, change nothing.
          await writing.catch(() => {});
          recorded.set(formatIsoDate(clock.day), await ask());
        }
        clock.day = addDays(clock.day, 30);
        for (const [asOf, replies] of recorded) {
          const again = await ask(`&as_of=${asOf}`);
          // Not toEqual: a difference would print a page of JSON.
          for (const [index, reply] of replies.entries())
            expect(again[index] === reply, `${asOf} ${YEARS[index]}`).toBe(true);
        }
      } finally {
        await server.close();
      }
    }),
    { numRuns: rounds({ full: 15, short: 6 }) },
  );
});

it('today asked for as a past day is today', async () => {
  const server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  const ada = await server.signIn();
  const today = (await ada({ url: '/api/plans/plan1' })).json().today;
  const url = `${addresses.goals}?plan_id=plan1&fiscal_year=0`;
  expect((await ada({ url: `${url}&as_of=${today}` })).body).toBe((await ada({ url })).body);
  await server.close();
});
