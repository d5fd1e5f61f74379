import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planExportSchema } from '#contract/export.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { goalFields, NOTHING_STATED } from '#core/goal/goalFields.ts';
import { waitingId } from '#core/goal/waitingFigure.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { createClock } from '#server/base/clock.ts';
import { buildDemoPlan } from '#server/features/demo/demoPlan.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { findStory } from '#server/features/exchange/story/findStory.ts';
import { COMMAND_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { type ExportFormat, exportPlan } from '#server/features/exchange/writing/exportPlan.ts';
import { ALL_EMAILS } from '#server/features/members/shownEmails.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import { RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findSubmitted } from '#server/store/plans/waiting.ts';
import type { Edit, RecordName } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { differing, exportedFacts, storedFacts } from '#testing/server/planFacts.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { WHOLE_PLAN, writeWholePlan } from '#testing/server/wholeExamplePlan.ts';
import { findBeside } from './findBeside.ts';
import { findPlanState } from './findPlanState.ts';
import { runImport } from './runImport.ts';

const TODAY = exampleDay('2026-11-20');
const clock = createClock({ today: readIsoDate('2026-11-20') });

const FORMATS = [
  ['a workbook', 'xlsx'],
  ['CSV in a zip archive', 'csv'],
  ['JSON', 'json'],
  ['JSON with its history', 'history'],
] as const;

const fileOf = async (store: Store, planId: string, format: ExportFormat, hasHistory = false) => {
  const held = (await findPlanState(store, planId))?.state;
  if (held === undefined) throw new Error('There is no such plan.');
  const { archived, comments, series } = await findBeside(store, planId);
  const state = { ...held, archived, comments, series: new Map([...held.series, ...series]) };
  const history = hasHistory ? await findStory(store.db, { planId, emails: ALL_EMAILS }) : null;
  const bytes = exportPlan(state, { format, day: TODAY, history });
  return { name: `plan.${format === 'csv' ? 'zip' : format}`, bytes };
};

const factsOf = async (store: Store, planId: string) => {
  const { bytes } = await fileOf(store, planId, 'json');
  const facts = exportedFacts(planExportSchema.parse(JSON.parse(bytes.toString())));
  return { exported: facts, stored: await storedFacts(store.db, planId) };
};

/** Exports a plan into a file and makes another plan of that on a store without any. */
const copied = async (from: Store, to: Store, planId: string, format: (typeof FORMATS)[number][1]) => {
  const file = await fileOf(from, planId, format === 'history' ? 'json' : format, format === 'history');
  const name = JSON.parse((await fileOf(from, planId, 'json')).bytes.toString()).plan.name;
  const { planId: copy, preview } = await runImport(
    { store: to, clock },
    {
      choice: { name },
      options: {},
      reading: readTables([file], COMMAND_LIMITS),
      mapping: null,
      by: { memberId: null, name: 'Command line' },
      reason: null,
      isDryRun: false,
    },
  );
  expect(preview.refusals).toEqual([]);
  return copy;
};

/** Of the facts of a plan, how many another has otherwise, as it is exported and as it is stored. */
const difference = async (from: Store, to: Store, [before, after]: readonly [string, string]) => {
  const [one, other] = [await factsOf(from, before), await factsOf(to, after)];
  const sides = [differing(one.exported, other.exported), differing(one.stored, other.stored)];
  return { counts: sides.map(({ count }) => count), some: sides.flatMap(({ some }) => some) };
};

const NOTHING = { counts: [0, 0], some: [] };

describe.each(storesUnderTest())('a plan with every kind of record and every field of a goal, on $name', ({ open }) => {
  let from: Store;
  let to: Store;
  let planId: string;
  beforeAll(async () => {
    [from, to] = [await open(), await open()];
    planId = await writeWholePlan(from);
  });
  afterAll(() => Promise.all([from.close(), to.close()]));

  it('has each of them otherwise than where it is left out', async () => {
    const goals = await findGoals(from.db, { planId, which: 'all' });
    for (const field of namesOf(goalFields))
      expect(
        goals.every((goal) => isDeepStrictEqual(goal[field], NOTHING_STATED[field])),
        field,
      ).toBe(false);
    // Feeds need connections of the installation, and what waits does not count: they go out with the history alone.
    const alone: ReadonlySet<RecordName> = new Set(['feed', 'waiting']);
    for (const kind of RECORD_NAMES.filter((each) => !alone.has(each)))
      expect(await from.db.selectFrom(kind).select('id').where('plan_id', '=', planId).execute(), kind).not.toEqual([]);
    expect(WHOLE_PLAN.closedUntil).not.toBeNull();
  });

  it.each(FORMATS)('is the same plan once it went out as %s and was imported', async (_, format) => {
    const copy = await copied(from, to, planId, format);
    const found = await difference(from, to, [planId, copy]);
    await removePlan(to, copy);
    expect(found).toEqual(NOTHING);
  });

  it.each(['json', 'history'] as const)('keeps texts as they are, blanks and line ends too, as %s', async (format) => {
    const [goal] = await findGoals(from.db, { planId });
    if (goal === undefined) throw new Error('The plan has goals.');
    const { updatedAt: _at, lastComment: _last, commentCount: _count, ...stated } = goal;
    const texts = WHOLE_PLAN.fields.filter(({ kind }) => kind === 'text' || kind === 'long_text');
    expect(texts).not.toEqual([]);
    for (const text of ['-', 'N/A', '  two  blanks ', 'one\r\ntwo\nthree ']) {
      const ownFields = {
        ...stated.ownFields,
        ...Object.fromEntries(texts.map(({ id, kind }) => [id, kind === 'text' ? text.replace(/\s*\n/g, ' ') : text])),
      };
      const edits: Edit[] = [{ entity: 'goal', id: goal.id, after: { ...stated, description: text, ownFields } }];
      await applyChange(from, { planId, at: clock.now(), memberId: null, by: 'A test', what: 'Text', edits });
      const copy = await copied(from, to, planId, format);
      const found = await difference(from, to, [planId, copy]);
      await removePlan(to, copy);
      expect(found, text).toEqual(NOTHING);
    }
  });

  it.each(FORMATS)('has no figure that waits for a yes in %s', async (_, format) => {
    const [goal] = await findGoals(from.db, { planId });
    const id = waitingId(goal?.id ?? '', TODAY);
    const figure = {
      id,
      goalId: goal?.id ?? '',
      date: TODAY,
      actual: 54_321,
      memberId: null,
      by: 'A test',
      at: '',
      declined: null,
    };
    const edits: Edit[] = [{ entity: 'waiting', id, after: figure }];
    await applyChange(from, {
      planId,
      at: clock.now(),
      memberId: null,
      by: 'A test',
      what: 'Figures submitted',
      edits,
    });
    const { bytes } = await fileOf(from, planId, format === 'history' ? 'json' : format, format === 'history');
    if (format === 'json' || format === 'history') expect(bytes.toString()).not.toContain('54321');
    const copy = await copied(from, to, planId, format);
    expect(await findSubmitted(to.db, copy)).toEqual([]);
    await removePlan(to, copy);
  });
});

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const DATA = resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data');
const isThere = existsSync(DATA);
if (!isThere) console.warn(`Real plans are not sent out and back: there is no ${DATA} (MILEPOST_SHARED_DATA).`);

const [sqlite] = storesUnderTest();

const writeDemo = async (store: Store) => {
  const { planId, changes } = buildDemoPlan(TODAY);
  for (const change of changes) await applyChange(store, { ...change, planId });
  return planId;
};

const importFolder = (folder: string) => async (store: Store) => {
  const files = ['goals.csv', 'entries.csv'].map((name) => ({ name, bytes: readFileSync(join(DATA, folder, name)) }));
  const { planId } = await runImport(
    { store, clock },
    {
      choice: { name: folder },
      // As a city with another fiscal year has it.
      options: { fiscalStartMonth: 7, weekStart: 0, currency: '€' },
      reading: readTables(files, COMMAND_LIMITS),
      mapping: null,
      by: { memberId: null, name: 'Command line' },
      reason: null,
      isDryRun: false,
    },
  );
  return planId;
};

const PLANS = [
  ['the demo plan', writeDemo],
  ...(isThere ? [['barcelona-2030', importFolder('barcelona-2030')] as const] : []),
  ...(isThere ? [['mta-rail-bus', importFolder('mta-rail-bus')] as const] : []),
] as const;

describe.each(PLANS)('%s', (_plan, write) => {
  let from: Store;
  let to: Store;
  let planId: string;
  beforeAll(async () => {
    [from, to] = [await sqlite.open(), await sqlite.open()];
    planId = await write(from);
  });
  afterAll(() => Promise.all([from.close(), to.close()]));

  it.each(FORMATS)('is the same plan once it went out as %s and was imported', async (_, format) => {
    const copy = await copied(from, to, planId, format);
    const found = await difference(from, to, [planId, copy]);
    await removePlan(to, copy);
    expect(found).toEqual(NOTHING);
  });
});
