import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { addDays, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { BookedPlan } from './bookedPlan.ts';
import { createPlanBook, type PlanBook } from './planBook.ts';

const TODAY = firstDayOfMonth(2026, 11);
const planId = EXAMPLE_PLAN.id;

let folder: string;
let store: Store;
let book: PlanBook;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-book-'));
  store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
  await writeExamplePlan(store);
  book = createPlanBook(store);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function write(edits: readonly Edit[]): Promise<number> {
  const at = '2026-11-01T00:00:00.000Z';
  const { version } = await applyChange(store, { planId, at, memberId: null, by: 'Test', what: 'Test', edits });
  return version;
}

async function find(): Promise<BookedPlan> {
  const booked = await book.find(planId);
  if (booked === null) throw new Error('The plan is gone.');
  return booked;
}

/** Everything the book returns, in a fixed order. */
function told(booked: BookedPlan) {
  const { whole, goals } = booked;
  const ids = [...goals.keys()].sort();
  return {
    version: whole.version,
    plan: whole.plan,
    owners: whole.owners,
    goals: ids.map((id) => goals.get(id)),
    series: [...whole.series].sort(([one], [other]) => (one < other ? -1 : 1)),
    figures: ids.map((id) => booked.figures({ year: 2026, today: TODAY }).figuresOf(id, 2026)),
  };
}

describe('a plan in memory', () => {
  it('is read once while nothing changes', async () => {
    expect(await find()).toBe(await find());
  });

  it('is read once for all who ask at the same moment', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, find));
    expect(new Set(found).size).toBe(1);
  });

  it('is another after a change, and the earlier one stays as it was', async () => {
    const before = await find();
    const version = await write([
      exampleGoalEdit({ id: 'g3', number: '1x2', title: 'Lamps', parentId: 'g1', depth: 1 }),
    ]);
    const after = await find();
    expect([after.whole.version, after.goals.get('g3')?.title]).toEqual([version, 'Lamps']);
    expect(before.goals.get('g3')?.title).toBe('Light & signs');
  });

  it('that does not exist is none', async () => {
    expect(await book.find('nonsense')).toBeNull();
  });

  it('keeps figures of a changed goal neither for it nor for its ancestors', async () => {
    const figuresOf = async (id: string) => (await find()).figures({ year: 2026, today: TODAY }).figuresOf(id, 2026);
    const before = { g1: await figuresOf('g1'), g2: await figuresOf('g2'), g3: await figuresOf('g3') };
    await write([{ entity: 'entries', goalId: 'g2', cells: [{ date: TODAY, actual: 500 }] }]);
    expect((await figuresOf('g2'))?.ytd.actual).toBe((before.g2?.ytd.actual ?? 0) + 500);
    expect((await figuresOf('g1'))?.percentComplete).not.toBe(before.g1?.percentComplete);
    expect(await figuresOf('g3')).toBe(before.g3);
  });

  it('computes its figures anew for another day', async () => {
    const booked = await find();
    const figures = booked.figures({ year: 2026, today: TODAY });
    expect(booked.figures({ year: 2026, today: TODAY })).toBe(figures);
    expect(booked.figures({ year: 2026, today: addDays(TODAY, 1) })).not.toBe(figures);
  });

  it('holds figures of some years only, however many are asked for', async () => {
    const booked = await find();
    const first = booked.figures({ year: 1900, today: TODAY });
    for (let year = 1901; year < 1930; year += 1) booked.figures({ year, today: TODAY });
    expect(booked.figures({ year: 1900, today: TODAY })).not.toBe(first);
  });

  test('is after any changes what it is when read whole', async () => {
    const ids = fc.constantFrom('g1', 'g2', 'g3', 'g10', 'new1', 'new2');
    const parents = fc.constantFrom(null, 'g1', 'g2');
    const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
      fc
        .record({ id: fc.constantFrom('g3', 'g10', 'new1', 'new2'), title: fc.string(), parentId: parents })
        .map((goal) => exampleGoalEdit({ ...goal, number: '1x5', depth: 1 })),
      fc
        .record({ goalId: ids, month: fc.integer({ min: 1, max: 12 }), actual: fc.option(fc.integer()) })
        .map(({ goalId, month, actual }) => entriesEdit(goalId, firstDayOfMonth(2026, month), actual)),
      fc.constantFrom<Edit>({ entity: 'goal', id: 'g10', after: null }, { entity: 'goal', id: 'new2', after: null }),
      fc.string().map((name): Edit => ({ entity: 'plan', after: { ...EXAMPLE_PLAN, name } })),
      fc.string().map((firstName) => exampleMemberEdit({ id: '7', firstName })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyEdit, fc.boolean()), { maxLength: 6 }), async (steps) => {
        for (const [edit, isReadBetween] of steps) {
          // Invalid edits are refused, such as entries of a removed goal: then nothing changes.
          await write([edit]).catch(() => null);
          if (isReadBetween) told(await find());
        }
        const whole = await findWholePlan(store, planId);
        if (whole === null) throw new Error('The plan is gone.');
        const fresh = new BookedPlan(whole);
        const kept = await find();
        expect(told(kept)).toEqual(told(fresh));
      }),
      { numRuns: 40 },
    );
  });
});

function entriesEdit(goalId: string, date: Day, actual: number | null): Edit {
  return { entity: 'entries', goalId, cells: [{ date, actual }] };
}
