import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { linksBack } from '#core/work/linksBack.ts';
import { WORK_STATES, type Work } from '#core/work/work.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { exampleDecision, exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { type ExampleFiles, emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import type { PreparedImport } from './preparing/prepareImport.ts';
import { csvFiles, exportPlan } from './writing/exportPlan.ts';

const TODAY = day('2026-11-20');

const leadsBack = (work: Work) => linksBack(work, () => true).length > 0;

const GOALS = {
  'goals.csv':
    'number,title,owner\n1,Safe water,Ada Lovelace\n1.1,"Fewer leaks; fewer breaks",Sam Lee\n2,1 Safe water,\n',
};

const planOfGoals = async (): Promise<PlanState> => stateAfter(emptyExample(), (await prepareExample(GOALS)).edits);

const textOf = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom(
        '=SUM(A1)',
        '-5',
        '+1',
        '@home',
        "'quoted",
        'a;b,c',
        '"',
        'I1 x',
        'M2',
        '1 Safe water',
        'NA',
        '-',
        '2',
      ),
      fc.constant('One\ntwo'),
    )
    .map((each) =>
      each
        .replace(/[\p{Cc}--[\n]]/gv, '')
        .trim()
        .slice(0, most)
        .toWellFormed(),
    );
const title = textOf(40).filter((each) => each !== '');
const anyDay = fc.integer({ min: TODAY - 2_000, max: TODAY + 2_000 }).map((each) => each as Day);
const instant = fc.constantFrom(null, null, null, '2026-02-01T09:00:00.000Z');
const amount = fc.option(fc.constantFrom(0, 0.1, 12.345, 1e7, 1e-7, 99));

/** Any work of a plan: each thing comes after some of those before it. */
const anyWork = ({ goals, members }: PlanState): fc.Arbitrary<Work> => {
  const goalIds = fc.subarray(goals.map(({ id }) => id));
  const somebody = fc.option(fc.constantFrom(...members.map(({ id }) => id)));
  const initiative = fc.record({
    title,
    description: textOf(60),
    ownerId: somebody,
    days: fc.tuple(fc.option(anyDay), fc.option(anyDay)),
    state: fc.constantFrom(...WORK_STATES),
    percentByHand: amount.map((each) => (each !== null && each > 100 ? 100 : each)),
    planned: amount,
    spent: amount,
    goalIds: goalIds.filter(({ length }) => length > 0),
    after: fc.array(fc.nat(20), { maxLength: 2 }),
    archivedAt: instant,
  });
  const milestone = fc.record({
    title,
    due: anyDay,
    of: fc.tuple(fc.boolean(), fc.nat(20)),
    ownerId: somebody,
    doneOn: fc.option(anyDay.map((each) => Math.min(each, TODAY) as Day)),
    weight: fc.constantFrom(1, 0.5, 1_000_000, 1e-7),
    after: fc.array(fc.nat(20), { maxLength: 2 }),
    archivedAt: instant,
  });
  const decision = fc.record({
    day: anyDay,
    text: textOf(60).filter((each) => each !== ''),
    who: title,
    memberId: somebody,
    goalIds,
    of: fc.array(fc.nat(20), { maxLength: 2 }),
    archivedAt: instant,
  });
  const drafts = fc.tuple(
    fc.array(initiative, { maxLength: 5 }),
    fc.array(milestone, { maxLength: 5 }),
    fc.array(decision, { maxLength: 4 }),
  );
  const all = drafts.map(([initiatives, milestones, decisions]): Work => {
    const before = (prefix: string, at: number, picked: readonly number[]) => [
      ...new Set(at === 0 ? [] : picked.map((each) => `${prefix}${each % at}`)),
    ];
    const ofInitiative = (at: number) => (initiatives.length === 0 ? null : `i${at % initiatives.length}`);
    return {
      initiatives: initiatives.map(({ days: [start, end], after, ...each }, at) => {
        const isReversed = start !== null && end !== null && end < start;
        const span = { start: isReversed ? end : start, end: isReversed ? start : end };
        return exampleInitiative({ id: `i${at}`, ...each, ...span, afterIds: before('i', at, after) });
      }),
      milestones: milestones.map(({ of: [isOfGoal, which], after, ...each }, at) => {
        const initiativeId = isOfGoal ? null : ofInitiative(which);
        const goalId = initiativeId === null ? (goals[which % goals.length]?.id ?? null) : null;
        return exampleMilestone({ id: `m${at}`, ...each, initiativeId, goalId, afterIds: before('m', at, after) });
      }),
      decisions: decisions.flatMap(({ of, ...each }, at) => {
        const initiativeIds = [...new Set(of.flatMap((which) => ofInitiative(which) ?? []))];
        return each.goalIds.length + initiativeIds.length === 0
          ? []
          : [exampleDecision({ id: `d${at}`, ...each, initiativeIds })];
      }),
    };
  });
  return all.filter((work) => !leadsBack(work));
};

const filesOf: Readonly<Record<string, (state: PlanState) => ExampleFiles>> = {
  CSV: (state) => Object.fromEntries(csvFiles(state)),
  'a workbook': (state) => ({ 'plan.xlsx': exportPlan(state, { format: 'xlsx', day: TODAY }) }),
  JSON: (state) => ({
    'plan.json': exportPlan({ ...state, archived: [], comments: [] }, { format: 'json', day: TODAY }),
  }),
};

/** What an export of a plan says, without ids. */
const told = (state: PlanState): Record<string, string> =>
  Object.fromEntries([...csvFiles(state)].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));

describe.each([
  ['CSV', 60],
  ['a workbook', 20],
  ['JSON', 30],
] as const)('work exported as %s', (format, numRuns) => {
  it('and imported into a new plan is the same in its export', async () => {
    const plan = await planOfGoals();
    await fc.assert(
      fc.asyncProperty(anyWork(plan), async (work) => {
        const state = { ...plan, work };
        const empty = { ...emptyExample(), isNew: true };
        const { preview, edits } = await prepareExample(filesOf[format]?.(state) ?? {}, empty);
        expect(preview.groups.filter(({ kind }) => kind === 'refused' || kind === 'dropped')).toEqual([]);
        expect(told(stateAfter(empty, edits))).toEqual(told(state));
      }),
      { numRuns, endOnFailure: true },
    );
  });

  it('and imported into its own plan changes nothing', async () => {
    const plan = await planOfGoals();
    await fc.assert(
      fc.asyncProperty(anyWork(plan), async (work) => {
        const state = { ...plan, work };
        expect((await prepareExample(filesOf[format]?.(state) ?? {}, state)).edits).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});

const found = ({ preview }: PreparedImport) =>
  preview.groups.flatMap(({ code, findings }) =>
    [...findings].map(({ line, column, value, reason }) => [code, line, column, value, reason]),
  );

const INITIATIVES = 'initiative,goals,state,owner,start,end,percent,after\n';
const MILESTONES = 'milestone,due,initiative,goal,done_on,after\n';

describe('tables of work written by hand', () => {
  it('need no numbers: goals, initiatives and milestones go by their titles too', async () => {
    const plan = await planOfGoals();
    const files = {
      'initiatives.csv': `${INITIATIVES}Renew mains,1.1,Active,Sam Lee,2026-01-05,2026-06-30,40,\nRepave,"Safe water;2",at risk,,2026-07-01,,,Mains in\n`,
      'milestones.csv': `${MILESTONES}Mains in,2026-06-15,renew  mains,,,\nTender out,2026-01-31,,1,2026-01-30,\n`,
      'decisions.csv': 'decided_on,decision,who,goals,initiatives\n2026-03-04,Double the crew,Council,,Renew mains\n',
    };
    const prepared = await prepareExample(files, plan);
    expect(prepared.preview.work).toEqual({
      initiatives: { read: 2, add: 2, change: 0, same: 0, refused: 0 },
      milestones: { read: 2, add: 2, change: 0, same: 0, refused: 0 },
      decisions: { read: 1, add: 1, change: 0, same: 0, refused: 0 },
    });
    const work = stateAfter(plan, prepared.edits).work;
    const goalOf = (number: string) => plan.goals.find((goal) => goal.number === number)?.id;
    const [mains, repave] = work?.initiatives ?? [];
    const [mainsIn, tender] = work?.milestones ?? [];
    expect(mains).toMatchObject({
      state: 'active',
      percentByHand: 40,
      start: day('2026-01-05'),
      goalIds: [goalOf('1.1')],
    });
    expect(mains?.ownerId).toBe(plan.members.find(({ firstName }) => firstName === 'Sam')?.id);
    expect(repave).toMatchObject({
      state: 'at_risk',
      goalIds: [goalOf('1'), goalOf('2')],
      afterIds: [mainsIn?.id],
    });
    expect(tender).toMatchObject({ goalId: goalOf('1'), initiativeId: null, doneOn: day('2026-01-30') });
    expect(work?.decisions).toMatchObject([{ who: 'Council', initiativeIds: [mains?.id] }]);
  });

  it('change what the plan holds under the same title, cell by cell; columns that are left out stay', async () => {
    const plan = await planOfGoals();
    const initiative = exampleInitiative({
      id: 'i1',
      title: 'Renew mains',
      goalIds: [plan.goals[0]?.id ?? ''],
      percentByHand: 10,
      planned: 5,
    });
    const state = { ...plan, work: { initiatives: [initiative], milestones: [], decisions: [] } };
    const prepared = await prepareExample(
      { 'initiatives.csv': 'initiative,goals,state,percent\nRenew mains,1,done,\n' },
      state,
    );
    expect(prepared.edits).toEqual([
      { entity: 'initiative', id: 'i1', after: { ...initiative, state: 'done', percentByHand: null } },
    ]);
    expect(found(prepared)).toEqual([
      ['workChanged', 2, 'state', 'done', 'of “Renew mains”'],
      ['workChanged', 2, 'percent', null, 'of “Renew mains”'],
    ]);
  });

  it.each([
    [
      'without a title',
      { 'i.csv': `${INITIATIVES},1,planned,,,,,\n` },
      ['workRowUnfit', 2, 'initiative', '', 'it has no title'],
    ],
    [
      'that ends before it starts',
      { 'i.csv': `${INITIATIVES}A,1,planned,,2026-02-01,2026-01-01,,\n` },
      ['workRowUnfit', 2, 'end', '2026-01-01', 'it would end before it starts'],
    ],
    [
      'for no goal',
      { 'i.csv': `${INITIATIVES}A,9,planned,,,,,\n` },
      ['workRowUnfit', 2, 'goals', '9', 'it names no goal or initiative that is there'],
    ],
    [
      'with a title that is too long',
      { 'i.csv': `${INITIATIVES}${'x'.repeat(251)},1,planned,,,,,\n` },
      ['workRowUnfit', 2, 'initiative', `${'x'.repeat(80)}…`, 'longer than 250 characters'],
    ],
    [
      'with more than all of it done',
      { 'i.csv': `${INITIATIVES}A,1,planned,,,,101,\n` },
      ['cellUnreadable', 2, 'percent', '101', 'not a number from 0 to 100'],
    ],
    [
      'after something that is not there',
      { 'i.csv': `${INITIATIVES}A,1,planned,,,,,Nothing\n` },
      ['workLinkUnfit', 2, 'after', 'Nothing', 'nothing of this name is there, or several are'],
    ],
    [
      'after itself',
      { 'i.csv': `${INITIATIVES}A,1,planned,,,,,A\n` },
      ['workLinkUnfit', 2, 'after', 'A', 'it would have to be finished before it starts'],
    ],
    [
      'of which each comes after the other',
      { 'i.csv': `${INITIATIVES}A,1,planned,,,,,B\nB,1,planned,,,,,A\n` },
      ['workLinkUnfit', 3, 'after', 'A', 'it would have to be finished before it starts'],
    ],
    [
      'that was archived',
      { 'i.csv': 'initiative,goals,state,archived_at\nA,1,planned,2026-02-01T09:00:00.000Z\n' },
      ['workKept', 2, null, null, 'stays out of a plan that is there'],
    ],
    [
      'archived on no day',
      { 'i.csv': 'initiative,goals,state,archived_at\nA,1,planned,soon\n' },
      ['workRowUnfit', 2, 'archived_at', 'soon', 'not a moment such as 2026-01-31T12:00:00.000Z'],
    ],
    [
      'that are milestones of nothing',
      { 'm.csv': `${MILESTONES}M,2026-06-15,,,,\n` },
      ['workRowUnfit', 2, 'initiative', '', 'a milestone is of an initiative or of a goal: one of the two'],
    ],
    [
      'that are milestones without a day',
      { 'm.csv': `${MILESTONES}M,,,1,,\n` },
      ['workRowUnfit', 2, 'due', '', 'it has no day'],
    ],
    [
      'that are milestones done tomorrow',
      { 'm.csv': `${MILESTONES}M,2026-06-15,,1,2026-11-21,\n` },
      ['cellUnreadable', 2, 'done_on', '2026-11-21', 'this day has not come yet'],
    ],
    [
      'that are decisions about nothing',
      { 'd.csv': 'decided_on,decision,who,goals,initiatives\n2026-03-04,D,,,\n' },
      ['workRowUnfit', 2, 'goals', '', 'it names no goal or initiative that is there'],
    ],
  ] as const)('say what is wrong with rows %s', async (_, files, expected) => {
    expect(found(await prepareExample(files, await planOfGoals()))).toContainEqual(expected);
  });

  it('takes a hundred links and lists that there are more', async () => {
    const plan = await planOfGoals();
    const rows = Array.from({ length: 102 }, (_, at) => `A${at},1,planned,,,,,\n`).join('');
    const all = Array.from({ length: 102 }, (_, at) => `A${at}`).join(';');
    const prepared = await prepareExample({ 'i.csv': `${INITIATIVES}${rows}Last,1,planned,,,,,${all}\n` }, plan);
    expect(found(prepared)).toEqual([['workLinkUnfit', 104, 'after', '102', 'at most 100 are linked to one']]);
    expect(stateAfter(plan, prepared.edits).work?.initiatives.at(-1)?.afterIds).toHaveLength(100);
  });
});

describe('links of many rows', () => {
  const many = 20_000;
  const row = (at: number, after: string) => `A${at},1,planned,,,,,${after}\n`;
  const rows = (after: (at: number) => string) => Array.from({ length: many }, (_, at) => row(at, after(at))).join('');

  it.each([
    ['in a ring', (at: number) => `A${(at + 1) % many}`, many + 1],
    ['of which two come after each other', (at: number) => (at < 2 ? `A${1 - at}` : ''), 3],
  ] as const)('%s are taken but for the last', async (_, after, line) => {
    const prepared = await prepareExample({ 'i.csv': `${INITIATIVES}${rows(after)}` }, await planOfGoals());
    expect(found(prepared).map(([code, at]) => [code, at])).toEqual([['workLinkUnfit', line]]);
    expect(prepared.preview.work.initiatives.add).toBe(many);
  });
});

describe('a plan never comes to hold what would have to be finished before it starts', () => {
  const held = async (): Promise<PlanState> => {
    const plan = await planOfGoals();
    const goalIds = [plan.goals[0]?.id ?? ''];
    const initiatives = [
      exampleInitiative({ id: 'a', title: 'Lay', goalIds }),
      exampleInitiative({ id: 'b', title: 'Pave', goalIds, afterIds: ['m'] }),
    ];
    const milestones = [exampleMilestone({ id: 'm', title: 'Laid', initiativeId: 'a' })];
    return { ...plan, work: { initiatives, milestones, decisions: [] } };
  };
  const workOf = async (files: ExampleFiles) => {
    const state = await held();
    const prepared = await prepareExample(files, state);
    return { found: found(prepared), work: stateAfter(state, prepared.edits).work };
  };

  it('where a row takes a link away, and others turn it round', async () => {
    const files = {
      'i.csv': `${INITIATIVES}Lay,1,planned,,,,,Pave\nPave,1,planned,,,,,\nC,1,planned,,,,,D\nD,1,planned,,,,,C\n`,
    };
    const { found: listed, work } = await workOf(files);
    expect(listed.filter(([code]) => code === 'workLinkUnfit').map(([, line]) => line)).toEqual([5]);
    expect(work?.initiatives.map(({ title, afterIds }) => [title, afterIds.length])).toEqual([
      ['Lay', 1],
      ['Pave', 0],
      ['C', 1],
      ['D', 0],
    ]);
    expect(work !== undefined && leadsBack(work)).toBe(false);
  });

  it('and a row keeps those of its links that lead back nowhere', async () => {
    const { found: listed, work } = await workOf({
      'i.csv': `${INITIATIVES}New,1,planned,,,,,\nLay,1,planned,,,,,New;Pave\n`,
    });
    expect(listed.filter(([code]) => code === 'workLinkUnfit')).toEqual([
      ['workLinkUnfit', 3, 'after', 'New;Pave', 'it would have to be finished before it starts'],
    ]);
    const added = work?.initiatives.find(({ title }) => title === 'New')?.id;
    expect(work?.initiatives.find(({ id }) => id === 'a')?.afterIds).toEqual([added]);
  });
});
