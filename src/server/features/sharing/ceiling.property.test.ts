import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import type { ShareRequest } from '#contract/share.ts';
import { type Day, dayOf } from '#core/calendar/date.ts';
import { PRIORITY_OPTIONS } from '#core/filter/criterionRows.ts';
import type { Priority, Rollup } from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import {
  callFilters,
  type EditedAddress,
  everythingShared,
  type SharedReply,
} from '#testing/server/everythingShared.ts';
import { EXAMPLE_PLAN, exampleMemberEdit } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import {
  type ExpectedView,
  expectedView,
  type FilterSpec,
  requestOf,
  type ShareSpec,
  yearOf,
} from '#testing/server/expectedView.ts';
import { rounds } from '#testing/server/fullRun.ts';
import {
  COST,
  closedMarkers,
  DEPARTMENTS,
  type GoalSpec,
  type MarkedGoal,
  MEMBERS,
  markedFields,
  markedPlan,
  markerOf,
  markersOf,
  ownWorkMarkers,
  sharedWorkMarkers,
} from '#testing/server/markedPlan.ts';

const RUNS = rounds({ full: 100, short: 30 });
const TIMEOUT_MS = 180_000;

let folder: string;
let server: ExampleServer;
let ada: Ask;
let accountId: string;
let plans = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-ceiling-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Milepost</title></head>');
  server = await startExampleServer({ parts: { publicUrl: 'http://plan.example.org', pageFolder: folder } });
  ada = await server.signIn();
  accountId = (await server.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const TABLE = ['status', 'own-closed', 'own-open', 'own-shut'];

/** Trees of any shape, goals of all owners, statuses and times. */
const anyGoals: fc.Arbitrary<GoalSpec[]> = fc.array(
  fc.record({
    parent: fc.integer({ min: -1, max: 30 }),
    memberId: fc.constantFrom(null, ...Object.keys(MEMBERS)),
    departmentId: fc.constantFrom(null, null, ...DEPARTMENTS),
    status: fc.constantFrom(null, ...STATUSES),
    perspective: fc.constantFrom(null, ...PERSPECTIVES),
    priority: fc.constantFrom<Priority | null>(null, 'high', 'normal', 'low'),
    isKpi: fc.boolean(),
    rollup: fc.constantFrom<Rollup | null>(null, null, 'sum', 'percent', 'none'),
    dates: fc.constantFrom<readonly [Day | null, Day | null]>(
      [null, null],
      [null, null],
      [null, dayOf(2025, 12, 31)],
      [dayOf(2026, 8, 1), null],
      [dayOf(2025, 1, 1), dayOf(2027, 2, 1)],
      [dayOf(2026, 8, 1), dayOf(2026, 10, 1)],
    ),
    isCommented: fc.boolean(),
  }),
  { minLength: 3, maxLength: 14 },
);

const OWNERS = [...DEPARTMENTS.map((id) => `d_${id}`), ...Object.keys(MEMBERS).map((id) => `u_${id}`)];

/** Mostly no value: with every kind set at once nothing would be inside. */
const rarely = <Value>(none: Value, some: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some });
const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const words = (values: readonly string[]) => rarely<string[]>([], someOf(values));

const anyFilter: fc.Arbitrary<FilterSpec> = fc.record({
  name: rarely<string>('', fc.constantFrom('Title', '1', 'nothing')),
  whoIds: fc.oneof(fc.constant<string[]>([]), someOf(OWNERS)),
  status: words(STATUSES),
  depth: fc.constantFrom<number[]>([], [], [], [0], [1], [2], [3], [5, 6], [1, 2], [0, 1, 2, 3, 4]),
  perspectives: words(PERSPECTIVES),
  priority: words(PRIORITY_OPTIONS),
  objectives: rarely<number[]>([], someOf([0, 1, 2, 3])),
  completion: rarely<string>('', fc.constantFrom('complete', 'incomplete')),
  dueDate: rarely<string>('', fc.constant('pastDue')),
  own: rarely<FilterSpec['own']>(
    {},
    fc.constantFrom<FilterSpec['own']>(
      { closed: { contains: 'priv' } },
      { shut: ['o1'], open: { contains: 'pub' } },
      { shut: ['none'] },
      { open: { contains: 'g1-' } },
    ),
  ),
});

const anyShare: fc.Arbitrary<ShareSpec> = fc.record({
  style: fc.constantFrom<ShareRequest['style']>('chips', 'static', 'dynamic'),
  year: fc.constantFrom<ShareRequest['fiscal_year']>('current', 2025, 2026, 'ALL'),
  filter: anyFilter,
  onlyTheseLevels: rarely<boolean>(false, fc.constant(true)),
  hidesComments: fc.boolean(),
  hidesOwners: fc.boolean(),
  showsWork: fc.boolean(),
});

const anyAddress: fc.Arbitrary<EditedAddress> = fc.record({
  rs: fc.constantFrom('chips', 'static', 'dynamic', 'everything'),
  fiscal_year: fc.constantFrom('0', '2024', '2025', '2026'),
  filter: anyFilter,
  asksAll: fc.boolean(),
  accept: fc.constantFrom('br', 'gzip', 'identity'),
});

describe('whatever a share is of, and whatever is written into its address', () => {
  it(
    'every reply is within its ceiling, and no byte tells of a goal outside but the label of a listed goal’s top ancestor',
    async () => {
      const shares = fc.array(anyShare, { minLength: 1, maxLength: 2 });
      await fc.assert(fc.asyncProperty(anyGoals, shares, anyAddress, check), { numRuns: RUNS });
    },
    TIMEOUT_MS,
  );
});

async function check(specs: GoalSpec[], shares: ShareSpec[], address: EditedAddress): Promise<void> {
  const { planId, name, goals } = await makePlan(specs);
  for (const share of shares) {
    const memberReply = await ada({ url: `${addresses.goals}?plan_id=${planId}&fiscal_year=${yearOf(share)}` });
    const seen = expectedView(share, goals, memberReply.json());
    const made = await exampleShare(ada, requestOf(share, goals), planId);
    const asked = { planId, goals, address, ask: server.ask, askAsLead: ada };
    const [ofGoals, ...others] = await everythingShared(made, asked);
    const wires = wireGoalsSchema.parse(JSON.parse(ofGoals?.body ?? ''));
    const ids = wires.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(seen.inside.map(({ id }) => id).toSorted());
    // The order follows from what is seen alone.
    const placed = wires.map(({ id, number, item: title, parent_id: parentId, depth }) => ({
      ...{ id, number, title, parentId, depth },
      rollup: null,
    }));
    expect(ids).toEqual(inTreeOrder(placed).map(({ id }) => id));
    expect(wires.filter(({ parent_id: parent }) => parent !== null && !ids.includes(parent))).toEqual([]);
    expect(openedAmong(others)).toEqual(OPENED);
    for (const reply of [ofGoals, ...others]) {
      expect({ what: reply?.what, leaks: leaksIn(reply, { name, goals, seen, share }) }).toMatchObject({ leaks: [] });
    }
  }
}

async function makePlan(specs: readonly GoalSpec[]) {
  plans += 1;
  const [planId, name] = [`p${plans}`, `${plans}`];
  const { edits, goals } = markedPlan(name, specs);
  const maker = exampleMemberEdit({ id: 'maker', firstName: 'Ada', role: 'lead', accountId });
  const plan = {
    entity: 'plan' as const,
    after: { ...EXAMPLE_PLAN, id: planId, fields: markedFields(name), tableColumns: TABLE },
  };
  const change = { planId, at: server.clock.now(), memberId: null, by: 'A test', what: 'Made' };
  await applyChange(server.store, { ...change, edits: [plan, maker, ...edits] });
  await server.store.db.deleteFrom('rateLimit').execute();
  const everything = { whoIds: OWNERS, status: STATUSES, strategicObjectives: goals.map(({ id }) => id) };
  const saved = { name: 'Mine', filter_params: JSON.stringify(everything) };
  await callFilters({ _method: 'setFilter', plan_id: planId, ...saved }, ada);
  return { planId, name, goals };
}

const OPENED = [
  'columns',
  'courses',
  'goals that need attention',
  'outlooks',
  'prospects',
  'signals',
  'plan',
  'initiatives',
  'milestones',
  'decisions',
  'page, its preview and its frame',
  'screen',
  'way to the plan',
  'way to the printed report',
  'printed report',
  'meter',
  'meter as PNG',
  'meter by its own token',
  'short link',
];

function openedAmong(replies: readonly SharedReply[]): string[] {
  const opened = replies.filter(({ status }) => status < 400).map(({ what }) => what);
  return opened.filter((what) => !/^(?:comments of|outlook of|saved filters)/.test(what));
}

type Secrets = {
  readonly name: string;
  readonly goals: readonly MarkedGoal[];
  readonly seen: ExpectedView;
  readonly share: ShareSpec;
};

function leaksIn(reply: SharedReply | undefined, { name, goals, seen, share }: Secrets): string[] {
  if (reply === undefined) return ['no reply'];
  const insideIds = new Set(seen.inside.map(({ id }) => id));
  const ofGoals = goals
    .filter(({ id }) => !insideIds.has(id))
    .flatMap((goal) => {
      const { label, others } = markersOf(goal);
      return seen.labelled.has(goal.id) ? others : [...label, ...others];
    });
  const ofOwners = OWNERS.filter((owner) => !seen.owners.has(owner)).flatMap((owner) =>
    ['Dept', 'First', 'Last'].map((what) => markerOf(`${name}${owner.slice(2)}`, what)),
  );
  // The address of a share contains its filter, ids of objectives included; a redirect repeats it.
  const isAddress = reply.what === 'short link' || reply.what.startsWith('way to');
  const leftOut = goals.flatMap(({ key }) =>
    [
      ...(share.hidesComments ? ['Said', 'Cid', 'First', 'Last', 'Note'] : []),
      ...(share.hidesOwners ? ['Owner', 'First', 'Last', 'Setter'] : []),
    ].map((what) => markerOf(key, what)),
  );
  const ofWork = goals
    .filter((_, at) => !share.showsWork || [goals[at], goals[at - 1]].every((each) => !insideIds.has(each?.id ?? '')))
    .flatMap(({ key }) => sharedWorkMarkers(key));
  const own = share.showsWork ? [] : goals.flatMap(({ key }) => ownWorkMarkers(key));
  const secrets = [...ofWork, ...own, COST, ...ofGoals, ...ofOwners, ...leftOut, ...closedMarkers(name, goals)].filter(
    (marker) => !isAddress || !marker.includes('-Id'),
  );
  return secrets.filter((marker) => reply.body.includes(marker) || reply.head.includes(marker));
}
