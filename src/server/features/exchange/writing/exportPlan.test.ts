import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planExportSchema } from '#contract/export.ts';
import { type Day, dayOf } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import { EMPTY_SERIES, entriesOf, seriesOf } from '#core/goal/series.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { openZip } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { csvLines } from '#server/platform/csv/csvLines.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import {
  EXAMPLE_PLAN,
  type ExampleFiles,
  emptyExample,
  prepareExample,
  stateAfter,
} from '#testing/server/exampleImport.ts';
import { csvFiles, exportPlan } from './exportPlan.ts';
import { goalsTable } from './goalsTable.ts';

/** Text as plans hold it: without control characters, and without blanks at its ends. */
const text = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom(
        '=SUM(A1)',
        '-5',
        '+1',
        '@home',
        "'quoted",
        "''=x",
        'a;b,c',
        '"',
        'Ünïcode €',
        '5%',
        '1,234',
        '0012',
        'NA',
        '-',
        ' ',
      ),
    )
    .map((each) =>
      each
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, most)
        .toWellFormed(),
    );

/** 2026-11-20. */
const TODAY = 20_777 as Day;

const title = text(40).filter((each) => each !== '');
const longText = fc.tuple(text(30), text(30)).map(([one, other]) => (other === '' ? one : `${one}\n${other}`).trim());
const figure = fc
  .oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constant(1.234))
  .map((each) => (each === 0 ? 0 : each));
const day = fc.integer({ min: Number(dayOf(1990, 1, 1)), max: Number(dayOf(2050, 12, 31)) }).map((each) => each as Day);

const PERSON = { role: 'member', departmentId: null, leadsDepartment: false, accountId: null } as const;
const MEMBERS = [
  { id: 'm1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', ...PERSON },
  { id: 'm2', firstName: 'Grace', lastName: 'Hopper', email: null, ...PERSON },
  { id: 'm3', firstName: 'Cher', lastName: '', email: null, ...PERSON },
];
const DEPARTMENTS = [
  { id: 'd1', name: 'Housing' },
  { id: 'd2', name: 'Parks; and "streets"' },
];

const span = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([one, other]) =>
    one !== null && other !== null && one > other ? { start: other, end: one } : { start: one, end: other },
  );

const fields = fc.record(
  {
    title,
    measure: text(20),
    description: longText,
    aggregation: fc.constantFrom('sum', 'average', 'highest', 'lowest', 'current'),
    valueType: fc.constantFrom('currency', 'number', 'percent'),
    unit: fc.constantFrom('', 'days', 'tons of CO2', 'Euros', '%'),
    trackingFrequency: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
    targetDirection: fc.constantFrom('up', 'down', 'equal'),
    span,
    priority: fc.option(fc.constantFrom('high', 'normal', 'low')),
    isKpi: fc.boolean(),
    // What a parent computes from its children has its own rules, tested with them.
    rollup: fc.option(fc.constantFrom('none', 'feeds')),
    isEndOfYear100: fc.boolean(),
    targetsByYear: fc
      .dictionary(fc.constantFrom('2024', '2025', '2030'), figure)
      .map((each) => new Map(Object.entries(each).map(([year, target]) => [Number(year), target]))),
    allTarget: fc.option(figure),
    baseline: fc.option(fc.record({ value: figure, date: fc.option(day) }, { noNullPrototype: true })),
    ownFields: fc.constant(NO_OWN_VALUES),
    newBases: fc
      .option(fc.record({ date: day, reason: text(20).filter((reason) => reason !== '' && reason.trim() === reason) }))
      .map((base) => (base === null ? [] : [base])),
    contributorIds: fc.constant([]),
    perspective: fc.option(fc.constantFrom('f', 'c', 'o', 'p')),
    departmentId: fc.option(fc.constantFrom('d1', 'd2')),
    memberId: fc.option(fc.constantFrom('m1', 'm2', 'm3')),
    handStatus: fc.option(
      fc.record(
        {
          status: fc.constantFrom('achieved', 'on_target', 'off_target', 'critical', 'not_started', 'deferred'),
          note: longText,
          memberId: fc.constant(null),
          by: fc.constant('Ada'),
          at: fc.constant('2026-11-20T11:00:00.000Z'),
          computedActual: fc.constant(null),
        },
        { noNullPrototype: true },
      ),
    ),
  },
  { noNullPrototype: true },
);

/** A number below the parent's, at the top, or of no order at all. */
const numbering = fc.record({
  parent: fc.option(fc.nat(20)),
  isDotted: fc.boolean(),
  depthGap: fc.nat(1),
  hasX: fc.boolean(),
});

const entries = fc.array(fc.record({ date: day, target: fc.option(figure), actual: fc.option(figure) }), {
  maxLength: 8,
});

/** Any plan that an import could have made. */
const anyPlan: fc.Arbitrary<PlanState> = fc
  .array(fc.tuple(numbering, fields, entries), { maxLength: 9 })
  .map((drafts) => {
    const goals: StoredGoal[] = [];
    const series = new Map<string, ReturnType<typeof seriesOf>>();
    for (const [at, [place, stated, drafted]] of drafts.entries()) {
      const candidate = place.parent === null ? undefined : goals[place.parent % Math.max(1, goals.length)];
      const parent =
        candidate !== undefined && candidate.depth + 1 + place.depthGap <= LOWEST_DEPTH ? candidate : undefined;
      const below = parent?.number ?? goals[0]?.number;
      const number =
        place.isDotted && below !== undefined ? `${below}${place.hasX ? 'x' : '.'}${at + 1}` : String(at + 1);
      const id = `g${at}`;
      const owner = MEMBERS.find((member) => member.id === stated.memberId);
      goals.push({
        ...NOTHING_STATED,
        ...stated,
        unit: stated.valueType === 'number' ? stated.unit : '',
        id,
        number,
        parentId: parent?.id ?? null,
        depth: parent === undefined ? place.depthGap : parent.depth + 1 + place.depthGap,
        newBases: stated.newBases.map(({ date, reason }) => ({
          date: periodStartOf(date, stated.trackingFrequency, EXAMPLE_PLAN),
          reason,
        })),
        ownerLabel: owner === undefined ? '' : `${owner.firstName} ${owner.lastName}`.trim(),
        isStatusAutomatic: true,
        archivedAt: null,
      });
      const kept = drafted.filter(({ target, actual }) => target !== null || actual !== null);
      const dated = kept.map((entry) => ({
        ...entry,
        date: periodStartOf(entry.date, stated.trackingFrequency, EXAMPLE_PLAN),
      }));
      const once = [...new Map(dated.map((entry) => [entry.date, entry])).values()];
      if (once.length > 0) series.set(id, seriesOf(once, stated.trackingFrequency, EXAMPLE_PLAN));
    }
    return { plan: EXAMPLE_PLAN, isNew: false, departments: DEPARTMENTS, members: MEMBERS, goals, series };
  });

const csvOf = (state: PlanState): ExampleFiles => Object.fromEntries(csvFiles(state));
const workbookOf = (state: PlanState): ExampleFiles => ({
  'plan.xlsx': exportPlan(state, { format: 'xlsx', day: TODAY }),
});

const jsonOf = (state: PlanState): ExampleFiles => ({
  'plan.json': exportPlan(state, { format: 'json', day: TODAY }),
});

/** A plan without its ids: by the numbers and names that an export has. */
function named({ goals, members, departments, series }: PlanState) {
  const numbers = new Map(goals.map(({ id, number }) => [id, number]));
  const people = new Map(members.map(({ id, firstName, lastName, email }) => [id, [firstName, lastName, email]]));
  const places = new Map(departments.map(({ id, name }) => [id, name]));
  return goals
    .map(({ id, parentId, memberId, departmentId, ...goal }) => ({
      ...goal,
      parent: parentId === null ? null : numbers.get(parentId),
      owner: memberId === null ? null : people.get(memberId),
      department: departmentId === null ? null : places.get(departmentId),
      entries: entriesOf(series.get(id) ?? EMPTY_SERIES),
    }))
    .sort((one, other) => (one.number < other.number ? -1 : 1));
}

describe.each([
  ['CSV', csvOf, 150],
  ['a workbook', workbookOf, 40],
  ['JSON', jsonOf, 40],
])('a plan exported as %s', (_, filesOf, numRuns) => {
  it('and imported into an empty plan is the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (state) => {
        const empty = emptyExample();
        const prepared = await prepareExample(filesOf(state), empty);
        expect(prepared.preview.refusals).toEqual([]);
        expect(prepared.preview.groups.filter(({ kind }) => kind === 'refused' || kind === 'dropped')).toEqual([]);
        expect(named(stateAfter(empty, prepared.edits))).toEqual(named(state));
      }),
      { numRuns },
    );
  });

  it('and imported into itself changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (state) => {
        expect((await prepareExample(filesOf(state), state)).edits).toEqual([]);
      }),
      { numRuns },
    );
  });
});

describe('an export', () => {
  const held = async () => {
    const empty = emptyExample();
    const files = {
      'g.csv': 'number,title,start,function\n1.10,"=HYPERLINK(""x"")",2024-01-31,sum\n1.2,"a, b",,sum\n',
      'e.csv': 'goal_number,date,target,actual\n1.2,2024-01-01,1.5,\n1.2,2024-02-01,,-3\n',
    };
    return stateAfter(empty, (await prepareExample(files, empty)).edits);
  };

  it('as CSV is a zip of its tables, goals in the order of their numbers, with a mark and safe from formulas', async () => {
    const archive = openZip(exportPlan(await held(), { format: 'csv', day: TODAY }), {
      entries: 10,
      inflatedBytes: 1e6,
    });
    expect(archive.names).toEqual(['goals.csv', 'entries.csv', 'plan.csv']);
    const goals = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(archive.read('goals.csv') ?? undefined)
      .split('\r\n');
    expect(goals[0]).toMatch(/^\ufeffnumber,title,parent_number,depth,/);
    expect(goals[1]).toMatch(/^1\.2,"a, b",,0,/);
    expect(goals[2]).toMatch(/^1\.10,"'=HYPERLINK\(""x""\)",,0,/);
    const entries = new TextDecoder().decode(archive.read('entries.csv') ?? undefined);
    expect(entries).toBe('goal_number,date,target,actual\r\n1.2,2024-01-01,1.5,\r\n1.2,2024-02-01,,-3\r\n');
  });

  it.each(['=1', '+1', '-1', '@a', '\tx', '\rx', "'=1"])('puts an apostrophe before the text %j', (text) => {
    expect([...csvLines({ name: 'x', header: ['a'], rows: [[text]] })].join('')).toContain(`'${text}`);
  });

  it('leaves numbers as they are', () => {
    expect([...csvLines({ name: 'x', header: ['a'], rows: [[-1]] })].join('')).toContain('\r\n-1\r\n');
  });

  it('as JSON keeps its schema and has everything but accounts', () => {
    fc.assert(
      fc.property(anyPlan, (state) => {
        const read: unknown = JSON.parse(exportPlan(state, { format: 'json', day: TODAY }).toString());
        const parsed = planExportSchema.parse(read);
        expect(parsed).toEqual(read);
        expect(parsed.goals).toHaveLength(state.goals.length);
        expect(JSON.stringify(read)).not.toContain('account');
      }),
      { numRuns: 50 },
    );
  });

  it('is the same for the same plan, byte by byte', async () => {
    const state = await held();
    for (const format of ['csv', 'xlsx', 'json'] as const) {
      expect(exportPlan(state, { format, day: TODAY })).toEqual(exportPlan(state, { format, day: TODAY }));
    }
  });

  it('tells a goal at the top whose number has dots from one whose parent the dots say', async () => {
    const empty = emptyExample();
    const files = { 'g.csv': 'number,title,parent_number,depth\n1,A,,\n1.1,B,,\n1.2,C,-,1\n' };
    const state = stateAfter(empty, (await prepareExample(files, empty)).edits);
    expect(Array.from(goalsTable(state).rows, (row) => row[2])).toEqual(['', '1', '-']);
  });
});
