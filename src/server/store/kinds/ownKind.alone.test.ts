import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import type { Edit, RecordName } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

/**
 * A kind that is a row of the table of kinds, a name and a database table, and nothing else: notes that belong to
 * goals. The whole server is loaded with it.
 */
type Note = { readonly id: string; readonly goalId: string; readonly text: string };

async function loadWithNotes() {
  vi.resetModules();
  vi.doMock('#contract/loggedNames.ts', async (original) => {
    const { LOGGED_NAMES } = await original<typeof import('#contract/loggedNames.ts')>();
    return { LOGGED_NAMES: [...LOGGED_NAMES, 'note'] };
  });
  vi.doMock('./kinds.ts', async (original) => {
    const { KINDS } = await original<typeof import('./kinds.ts')>();
    const { recordKind } = await import('./kind.ts');
    const note = recordKind({
      name: 'note',
      tables: JSON.parse('{ "note": { "key": ["plan_id", "id"] } }'),
      rowOf: ({ goalId, text }: Note) => ({ goal_id: goalId, text }),
      stateOf: ({ id, row }) => ({ id, goalId: String(row.goal_id), text: String(row.text) }),
      goalColumn: 'goal_id',
      isOpenInArchive: false,
      historyFilter: 'comments',
      describe: ({ goalId, text }) => ({ label: text, goalId, fields: { text } }),
      rightToUndo: ({ after }, subjectOfGoal) => ['editGoal', after && subjectOfGoal(after.goalId)],
    });
    return { KINDS: { ...KINDS, note } };
  });
  return {
    ...(await import('#server/store/changes/changes.ts')),
    ...(await import('#server/store/changes/undo.ts')),
    ...(await import('#server/store/history/asOf.ts')),
    ...(await import('#server/store/history/changeLog.ts')),
    ...(await import('#server/store/changes/removePlan.ts')),
    ...(await import('#server/features/backup/writeBackup.ts')),
    ...(await import('#server/features/backup/restoreBackup.ts')),
    ...(await import('#server/features/exchange/findPlanState.ts')),
    ...(await import('#server/features/exchange/runImport.ts')),
    ...(await import('#server/features/exchange/tables/fileLimits.ts')),
    ...(await import('#server/features/exchange/opening/readTables.ts')),
    ...(await import('#server/features/exchange/story/findStory.ts')),
    ...(await import('#server/features/exchange/writing/exportPlan.ts')),
    ...(await import('#server/features/members/shownEmails.ts')),
    ...(await import('#server/features/plans/changeWire.ts')),
    ...(await import('./recordKinds.ts')),
    ...(await import('#server/store/history/itemWalks.ts')),
    ...(await import('#server/base/clock.ts')),
    ...(await import('#testing/server/planUnderTest.ts')),
  };
}

type Loaded = Awaited<ReturnType<typeof loadWithNotes>>;

/** The types know only the kinds of the real table. */
const NOTE: RecordName = JSON.parse('"note"');

function noteEdit(id: string, text: string | null, goalId = 'g1'): Edit {
  return JSON.parse(JSON.stringify({ entity: 'note', id, after: text === null ? null : { id, goalId, text } }));
}

describe.each(storesUnderTest())('a kind of record that is added to the table, on $name', ({ open }) => {
  let loaded: Loaded;
  let store: Store;
  let folder: string;

  beforeAll(async () => {
    loaded = await loadWithNotes();
    store = await openWithNotes();
    folder = mkdtempSync(join(tmpdir(), 'milepost-kinds-'));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
    vi.doUnmock('./kinds.ts');
    vi.doUnmock('#contract/loggedNames.ts');
    vi.resetModules();
  });

  async function openWithNotes(): Promise<Store> {
    const opened = await open();
    await sql`create table note (plan_id text, id text, goal_id text, text text, primary key (plan_id, id))`.execute(
      opened.db,
    );
    return opened;
  }

  async function notesOf(planId: string, of = store): Promise<readonly (readonly string[])[]> {
    const query = sql<{ id: string; text: string }>`select id, text from note where plan_id = ${planId} order by id`;
    return (await query.execute(of.db)).rows.map(({ id, text }) => [id, text]);
  }

  let minute = 0;
  function nextInstant(): string {
    minute += 1;
    return instant(minute);
  }
  async function write(...edits: readonly Edit[]): Promise<number> {
    const { applyChange, change } = loaded;
    const { version } = await applyChange(store, change(edits, { at: nextInstant() }));
    return version;
  }
  const undo = (version: number) =>
    loaded.undoChange(store, { planId: 'p1', version, at: nextInstant(), memberId: null, by: 'Ada' });
  const lastItems = async () => (await loaded.findChanges(store.db, { planId: 'p1', limit: 1 }))[0]?.items ?? [];

  it('is written, changed and removed, and the history tells each', async () => {
    await write(loaded.PUT_PLAN, loaded.putGoal({ id: 'g1' }), noteEdit('n1', 'Begin'));
    await write(noteEdit('n1', 'Begun'));
    expect(await notesOf('p1')).toEqual([['n1', 'Begun']]);
    const told = (await lastItems()).map((item) =>
      loaded.encodeItem(
        item,
        () => '',
        () => [],
      ),
    );
    expect(told).toEqual([
      {
        entity: 'note',
        id: 'n1',
        goal_id: 'g1',
        label: 'Begun',
        what: 'changed',
        fields: [{ field: 'text', date: null, before: 'Begin', after: 'Begun' }],
      },
    ]);
    await write(noteEdit('n1', null));
    expect(await lastItems()).toMatchObject([{ entity: 'note', id: 'n1', before: { text: 'Begun' }, after: null }]);
    expect(await notesOf('p1')).toEqual([]);
  });

  it('is found by its filter of the history', async () => {
    const wanted = { planId: 'p1', limit: 10, entities: loaded.namesUnder('comments') };
    expect((await loaded.findChanges(store.db, wanted)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('is undone, by itself and together with its goal', async () => {
    const written = await write(noteEdit('n1', 'One'));
    const changed = await write(noteEdit('n1', 'Two'));
    await undo(changed);
    expect(await notesOf('p1')).toEqual([['n1', 'One']]);
    await undo(written);
    expect(await notesOf('p1')).toEqual([]);
    await write(noteEdit('n2', 'Kept'));
    const removed = await write({ entity: 'goal', id: 'g1', after: null });
    expect(await notesOf('p1')).toEqual([]);
    await undo(removed);
    expect(await notesOf('p1')).toEqual([['n2', 'Kept']]);
  });

  it('keeps what later changes set when an earlier one is undone', async () => {
    await write(loaded.putGoal({ id: 'g2' }), noteEdit('n4', 'One'));
    const changed = await write(noteEdit('n4', 'Two'));
    await write(noteEdit('n4', 'Two', 'g2'));
    await undo(changed);
    expect(await lastItems()).toMatchObject([{ before: { text: 'Two' }, after: { goalId: 'g2', text: 'One' } }]);
    await write(noteEdit('n4', null), { entity: 'goal', id: 'g2', after: null });
    await undo(await write({ entity: 'goal', id: 'g1', after: null }));
  });

  it('may be undone by those whom its row of the table names', async () => {
    const [item] = await lastItems();
    const subject = { memberId: 'm1', departmentId: null };
    expect(item && loaded.rightToUndo(item, () => subject)).toEqual(['moveGoal', subject]);
    await write(noteEdit('n2', 'Mine'));
    const [note] = await lastItems();
    expect(note && loaded.rightToUndo(note, () => subject)).toEqual(['editGoal', subject]);
  });

  it('is not overwritten where somebody else changed it meanwhile, nor removed with its goal', async () => {
    const seen = await write(noteEdit('n2', 'Seen'));
    await write(noteEdit('n2', 'Theirs'));
    const { applyChange, change } = loaded;
    for (const edit of [noteEdit('n2', 'Yours'), { entity: 'goal', id: 'g1', after: null } as const]) {
      const late = applyChange(store, change([edit], { at: nextInstant() }), { expectedVersion: seen });
      await expect(late).rejects.toMatchObject({ code: 'changed_meanwhile' });
    }
  });

  it('is known as it was on a past day', async () => {
    const before = instant(minute);
    await write(noteEdit('n2', 'Later'), noteEdit('n3', 'Newer'));
    const past = await loaded.findRecordsAsOf(store, { planId: 'p1', instant: before, name: NOTE });
    expect(past).toEqual([{ id: 'n2', goalId: 'g1', text: 'Theirs' }]);
    const now = await loaded.findRecordsAsOf(store, { planId: 'p1', instant: instant(minute), name: NOTE });
    expect(now).toHaveLength(2);
  });

  it('is exported with the history, and imported from it', async () => {
    const history = await loaded.findStory(store.db, { planId: 'p1', emails: loaded.ALL_EMAILS });
    const found = await loaded.findPlanState(store, 'p1');
    if (found === null) throw new Error('no plan');
    const bytes = loaded.exportPlan(found.state, { format: 'json', day: exampleDay('2025-06-01'), history });
    const { planId } = await loaded.runImport(
      { store, clock: loaded.createClock({ today: exampleDay('2025-06-01') }) },
      {
        choice: { name: 'Again' },
        options: {},
        reading: loaded.readTables([{ name: 'plan.json', bytes }], loaded.PAGE_LIMITS),
        mapping: null,
        by: { memberId: null, name: 'Ada' },
        reason: null,
        isDryRun: false,
      },
    );
    expect(planId).not.toBe('p1');
    expect(await notesOf(planId)).toEqual(await notesOf('p1'));
    const again = await loaded.findStory(store.db, { planId, emails: loaded.ALL_EMAILS });
    const notes = (of: typeof history) =>
      of.flatMap(({ items }) => items.filter(({ entity }) => String(entity) === 'note'));
    expect(notes(again)).toEqual(notes(history));
    expect(notes(history).length).toBeGreaterThan(5);
    await loaded.removePlan(store, planId);
  });

  it('is in a backup, and restored from it', async () => {
    const file = join(folder, 'all.backup');
    const facts = { version: '0.1.0', at: instant(0), secret: 'ab'.repeat(32) };
    await loaded.writeBackup(store, { file, facts, isForced: true });
    const target = await openWithNotes();
    await loaded.restoreBackup(file, target);
    expect(await notesOf('p1', target)).toEqual([
      ['n2', 'Later'],
      ['n3', 'Newer'],
    ]);
    await target.close();
  });

  it('is not changed while the plan is archived', async () => {
    const { plan } = loaded;
    await write({ entity: 'plan', after: plan({ isArchived: true }) });
    await expect(write(noteEdit('n2', 'Too late'))).rejects.toMatchObject({ code: 'plan_archived' });
  });

  it('is removed with the plan', async () => {
    expect(await loaded.removePlan(store, 'p1')).toBe(true);
    expect(await notesOf('p1')).toEqual([]);
  });
});

function instant(minute: number): string {
  return `2025-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
}
