import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addresses, attentionPath, prospectsPath, workPath } from '#contract/addresses.ts';
import { wireAttentionSchema } from '#contract/attention.ts';
import { SHARE_STYLES } from '#contract/dashboardUrl.ts';
import { decodeGoal } from '#contract/decodeGoal.ts';
import { readFilterParams } from '#contract/filterParams.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { wireProspectSchema } from '#contract/outlook.ts';
import { initiativesSchema, milestonesSchema, type WorkNoun } from '#contract/work.ts';
import type { ShareStyle } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import {
  CRITERIA,
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  type OptionOf,
  withChoice,
  withoutKind,
} from '#core/filter/criteria.ts';
import { type FilterableGoal, filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { type FilterContext, filterContextOf } from '#core/filter/filterContext.ts';
import { compileCards } from '#core/filter/matchesFilter.ts';
import { countOptions } from '#core/filter/optionCounts.ts';
import { departmentOwner, memberOwner } from '#core/filter/owner.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import { partOf } from '#core/filter/statusChoice.ts';
import { inNumberOrder } from '#core/goal/numberOrder.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { type ViewCount, viewCount } from '#core/view/viewCount.ts';
import { viewOf } from '#core/view/viewOf.ts';
import { workOfGoals } from '#core/work/workOfGoals.ts';
import { loadDemo } from '#server/features/demo/loadDemo.ts';
import { countSentencesBy } from '#server/features/mailings/countSentences.ts';
import { viewSentences } from '#server/features/mailings/viewSentences.ts';
import { createSharedPlans } from '#server/features/sharing/sharedPlans.ts';
import { findShares } from '#server/features/sharing/shareRepository.ts';
import { createFindWorkOfGoals, type FindWorkOfGoals } from '#server/plan/planBook/findWorkOfGoals.ts';
import { createOutlookBook, type ProspectOf } from '#server/plan/planBook/outlookBook.ts';
import { createPlanBook, type PlanBook } from '#server/plan/planBook/planBook.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, EXAMPLE_TODAY, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { WORDS_UNDER_TEST } from '#testing/server/wordsUnderTest.ts';
import { createPlanViews, type FindPlanView } from './planView.ts';

const DATA = resolve(process.env.MILEPOST_SHARED_DATA ?? '../shared/data');
const isThere = existsSync(DATA);
if (!isThere) console.warn(`Views of real plans are not counted: there is no ${DATA} (MILEPOST_SHARED_DATA).`);

type AskedView = readonly [what: string, filters: string, year: FiscalYear | null];

const VIEWS: readonly AskedView[] = [
  ['nothing chosen', '{}', null],
  ['the objectives', '{"depth":[0]}', null],
  ['levels 0 to 2', '{"depth":[0,1,2]}', null],
  ['level 1', '{"depth":[1]}', null],
  ['critical', '{"status":["critical"]}', null],
  ['critical at levels 1 and 2', '{"status":["critical","off_target"],"depth":[1,2]}', null],
  ['on target among the objectives', '{"status":["on_target"],"depth":[0]}', null],
  ['a keyword', '{"name":"a"}', null],
  ['high priority', '{"priority":["high"]}', null],
  ['late work', '{"work":["late"]}', null],
  ['open work or none, critical', '{"work":["open","none"],"status":["critical"]}', null],
  ['all years', '{}', 'ALL'],
  ['critical in all years', '{"status":["critical"]}', 'ALL'],
  ['an owner', '{"whoIds":["OWNER"]}', null],
  ['an owner, critical, at levels 0 and 1', '{"whoIds":["OWNER"],"status":["critical"],"depth":[0,1]}', null],
];
const SOME = new Set(['nothing chosen', 'levels 0 to 2', 'critical', 'late work', 'all years']);

function twoTiers(store: Store): Promise<unknown> {
  const at = '2026-01-01T00:00:00.000Z';
  const goal = (number: string, status: 'on_target' | 'critical' | 'off_target'): Edit =>
    exampleGoalEdit({
      id: `t${number}`,
      number: `9.${number}`,
      title: `A goal ${number}`,
      depth: number.split('.').length,
      parentId: number.includes('.') ? `t${number.slice(0, number.lastIndexOf('.'))}` : 'g1',
      handStatus:
        number.length === 1 ? null : { status, note: '', memberId: null, by: 'Ada', at, computedActual: null },
    });
  return writeExamplePlan(store, {}, [
    goal('1', 'on_target'),
    goal('1.1', 'critical'),
    goal('1.2', 'on_target'),
    goal('2', 'on_target'),
    goal('2.1', 'off_target'),
  ]);
}

type Plan = {
  readonly what: string;
  readonly isLeftOut: boolean;
  readonly views: readonly AskedView[];
  readonly styles: readonly ShareStyle[];
  readonly start: () => Promise<ExampleServer>;
};

let line: ExampleCommandLine | null = null;

function realPlan(folder: string): Plan {
  return {
    what: `the real plan ${folder}`,
    isLeftOut: !isThere,
    views: VIEWS.filter(([what]) => SOME.has(what)),
    styles: ['static'],
    start: async () => {
      line = createExampleCommandLine();
      const files = ['goals.csv', 'entries.csv'].map((file) => join(DATA, folder, file));
      const { status, reasons } = await line.run('import', '--plan', folder, ...files);
      expect({ status, reasons }).toEqual({ status: 0, reasons: '' });
      const dataFolder = join(line.folder, 'data');
      return startExampleServer({ open: () => openStore({ dataFolder, databaseUrl: null, serverAddress: 'a test' }) });
    },
  };
}

const PLANS: readonly Plan[] = [
  {
    what: 'the demo plan of three tiers',
    isLeftOut: false,
    views: VIEWS,
    styles: SHARE_STYLES,
    start: () => startExampleServer({ fill: (store) => loadDemo(store, EXAMPLE_TODAY ?? fail('the day')) }),
  },
  {
    what: 'a plan of two tiers',
    isLeftOut: false,
    views: VIEWS,
    styles: ['dynamic'],
    start: () => startExampleServer({ fill: twoTiers }),
  },
  realPlan('barcelona-2030'),
  realPlan('mta-rail-bus'),
];

for (const { what, isLeftOut, views, styles, start } of PLANS) {
  describe.skipIf(isLeftOut)(`${what}: page, report, meter, mail and share count the same goals`, () => {
    let server: ExampleServer;
    let ada: Ask;
    let planId: string;
    let planBook: PlanBook;
    let findPlanView: FindPlanView;
    let prospectOf: ProspectOf;
    let findWorkOfGoals: FindWorkOfGoals;

    beforeAll(async () => {
      server = await start();
      ada = await server.signIn();
      const [plan] = (await ada({ url: addresses.plans })).json();
      planId = plan.id;
      planBook = createPlanBook(server.store);
      ({ prospectOf } = createOutlookBook());
      findWorkOfGoals = createFindWorkOfGoals(server.store);
      const findSharedPlan = createSharedPlans({ prospectOf, findWorkOfGoals });
      findPlanView = createPlanViews({ findSharedPlan, prospectOf, findWorkOfGoals });
    }, 120_000);
    afterAll(async () => {
      await server.close();
      line?.remove();
      line = null;
    });

    /** What the page filters, from the same reply of getgoals. */
    async function prepared(ask: Ask, filters: string, { year, encv }: { year: FiscalYear | null; encv?: string }) {
      const query = new URLSearchParams({ plan_id: planId });
      query.set('fiscal_year', year === 'ALL' ? '0' : String(year ?? (await currentYear())));
      if (encv !== undefined) query.set('encv', encv);
      const reply = await ask({ url: `${addresses.goals}?${query}` });
      const goals = inNumberOrder(wireGoalsSchema.parse(reply.json()).map(decodeGoal));
      const filterables = goals.map((goal) =>
        filterableGoalOf(goal, { figures: goal.figures, objectiveId: goal.objective?.id ?? null }),
      );
      const { plan, owners } = await whole();
      const { criteria } = readFilterParams(filters, plan.dateFormat).params;
      const today = server.clock.today(plan.timeZone);
      const work = await pageWork(ask, { today, encv });
      const context = filterContextOf({ today, plan, owners }, { own: ownFilterOf(plan.fields), work });
      return { goals: filterables, criteria, context };
    }

    /** From the same replies as the page has. */
    async function pageWork(ask: Ask, { today, encv }: { today: Day; encv?: string | undefined }) {
      const query = encv === undefined ? '' : `?encv=${encv}`;
      const of = async (noun: WorkNoun) => (await ask({ url: `${workPath(planId, noun)}${query}` })).json();
      const [initiatives, milestones] = [await of('initiatives'), await of('milestones')];
      const stated = {
        initiatives: initiativesSchema
          .parse(initiatives)
          .map((each) => ({ ...each, goalIds: each.goal_ids, end: dayOf(each.end) })),
        milestones: milestonesSchema.parse(milestones).map((each) => ({
          initiativeId: each.initiative_id,
          goalId: each.goal_id,
          due: exampleDay(each.due),
          doneOn: dayOf(each.done_on),
        })),
      };
      return workOfGoals(stated, today);
    }

    async function counted(...asked: Parameters<typeof prepared>) {
      const { goals, criteria, context } = await prepared(...asked);
      const view = viewOf(goals, criteria, context);
      return { count: viewCount(view), ids: view.counted.map((at) => goals[at]?.id ?? '') };
    }

    it.each(views)('and every option and every status lists what it says, pressed under %s', async (_, asked, year) => {
      const { goals, criteria, context } = await prepared(ada, asked.replace('OWNER', await firstOwner()), { year });
      const { owners } = await whole();
      const known = {
        objectiveIds: goals.flatMap(({ objectiveId }) => objectiveId ?? []),
        ownerIds: [
          ...owners.departments.map(({ id }) => departmentOwner(id)),
          ...owners.members.map(({ id }) => memberOwner(id)),
        ],
      };
      const counts = countOptions(criteria, goals, context);
      const pressed = FILTER_KINDS.flatMap((kind) => pressedOptions(kind, known, { goals, criteria, context }));
      expect(pressed.map(({ kind, option }) => [kind, option, counts.of(kind, option)])).toEqual(
        pressed.map(({ kind, option, cards }) => [kind, option, cards]),
      );
      const { ofAnyStatus } = viewOf(goals, criteria, context);
      for (const status of SHOWN_STATUSES) {
        const alone = { ...criteria, statuses: [partOf(status)] };
        expect([status, ofAnyStatus[status]]).toEqual([status, viewOf(goals, alone, context).cards.length]);
      }
    });

    async function likelyMisses(ids: readonly string[], year: FiscalYear | null): Promise<number> {
      const query = year === null ? '' : '?fiscal_year=0';
      const found = z.array(wireProspectSchema).parse((await ada({ url: `${prospectsPath(planId)}${query}` })).json());
      return found.filter(({ id, prospect }) => prospect === 'atRisk' && ids.includes(id)).length;
    }

    async function whole() {
      const booked = await planBook.find(planId);
      if (booked === null) throw new Error('no plan');
      return booked.whole;
    }

    async function firstOwner(): Promise<string> {
      const { departments, members } = (await whole()).owners;
      const [department] = departments;
      return department === undefined ? `u_${members[0]?.id ?? ''}` : `d_${department.id}`;
    }

    async function currentYear(): Promise<number> {
      const { plan } = await whole();
      return Number(fiscalYearOf(server.clock.today(plan.timeZone), plan.fiscalStartMonth));
    }

    async function metered(ask: Ask, query: Record<string, string>): Promise<string> {
      const { body } = await ask({ url: `${addresses.healthMeterSvg}?${new URLSearchParams(query)}` });
      return /<title[^>]*>([^<]*)/.exec(body)?.[1] ?? body;
    }

    it('and a link of its levels only counts what a member counts with these levels chosen', async () => {
      const filters = '{"depth":[0]}';
      const made = await exampleShare(ada, { filters, only_these_levels: true }, planId);
      const page = await counted(ada, filters, { year: null });
      expect((await counted(server.ask, filters, { year: null, encv: made.encv })).count).toEqual(page.count);
      expect(await metered(server.ask, { encv: made.encv })).toMatch(said(page.count));
    });

    it.each(views)('under %s', async (_, asked, year) => {
      const filters = asked.replace('OWNER', await firstOwner());
      const page = await counted(ada, filters, { year });
      expect(page.ids).toHaveLength(page.count.goals);
      const ofYear = year === null ? {} : { fiscal_year: '0' };
      expect(await metered(ada, { plan_id: planId, filters, ...ofYear })).toMatch(said(page.count));
      const query = new URLSearchParams({ filters, ...ofYear });
      const attention = wireAttentionSchema.parse((await ada({ url: `${attentionPath(planId)}?${query}` })).json());
      const { critical, off_target: off } = page.count.distribution;
      expect(attention.worst).toHaveLength(Math.min(10, critical + off));
      expect(attention.worst.every(({ id }) => page.ids.includes(id))).toBe(true);

      for (const style of styles) {
        const made = await exampleShare(
          ada,
          { style, filters, fiscal_year: year ?? 'current', shows_work: true },
          planId,
        );
        const shared = await counted(server.ask, filters, { year, encv: made.encv });
        expect({ style, count: shared.count }).toEqual({ style, count: page.count });
        expect(await metered(server.ask, { encv: made.encv })).toMatch(said(page.count));
        const share = (await findShares(server.store.db, planId)).find(({ id }) => id === made.id);
        if (share === undefined) throw new Error('no share');
        const atRisk = await likelyMisses(shared.ids, year);
        const booked = await planBook.find(planId);
        const mail = await countSentencesBy({ clock: server.clock, planBook, findPlanView, prospectOf })(share, 'en');
        expect(mail).toEqual(
          viewSentences({ ...page.count, atRisk }, { plan: booked?.whole.plan ?? WORDS_UNDER_TEST, language: 'en' }),
        );
      }
    });
  });
}

type Listed = {
  readonly goals: readonly FilterableGoal[];
  readonly criteria: FilterCriteria;
  readonly context: FilterContext;
};

/** The cards of each option that are listed once it is pressed. */
function pressedOptions<Kind extends FilterKind>(
  kind: Kind,
  known: Partial<Record<FilterKind, readonly unknown[]>>,
  { goals, criteria, context }: Listed,
) {
  const row = CRITERIA[kind];
  const offered = new Set(known[kind] ?? []);
  const found = new Set(goals.flatMap((goal) => row.choicesOf?.(context)?.(goal) ?? []));
  const options = row.options.length > 0 ? row.options : [...found].filter((option) => offered.has(option));
  return options.map((option) => {
    const pressed = viewOf(goals, withChoice(criteria, kind, option), context);
    const isOfChoice =
      row.test === null
        ? compileCards(pressedAlone(kind, option, criteria), context)
        : (goal: FilterableGoal) => row.choicesOf?.(context)?.(goal).includes(option) === true;
    return { kind, option, cards: pressed.cards.flatMap((at) => goals[at] ?? []).filter(isOfChoice).length };
  });
}

function pressedAlone<Kind extends FilterKind>(kind: Kind, option: OptionOf<Kind>, criteria: FilterCriteria) {
  return withChoice(withoutKind(criteria, kind), kind, option);
}

function said({ goals, health }: ViewCount): RegExp {
  if (health === null) return /: not shown under a status filter;/;
  const score = health.score === null ? 'no data' : `${Math.floor(health.score)} of 100`;
  return new RegExp(`: ${score}.*; ${health.measured} of ${goals} goals? measured`);
}

function fail(what: string): never {
  throw new Error(`no ${what}`);
}

function dayOf(iso: string | null): Day | null {
  return iso === null ? null : exampleDay(iso);
}
