import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { FILTER_PARAMS_MAX_BYTES, readFilterParams } from '#contract/filterParams.ts';
import { may } from '#core/access.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { compileFilter } from '#core/filter/matchesFilter.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import type { WorkOfGoal } from '#core/filter/workChoice.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { type Clock, endOfDay } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, notAllowed, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { findBeside } from '#server/features/exchange/findBeside.ts';
import { findStory } from '#server/features/exchange/story/findStory.ts';
import { exportInThread } from '#server/features/exchange/writing/exportInThread.ts';
import type { ExportFormat } from '#server/features/exchange/writing/exportPlan.ts';
import { goalsQuerySchema } from '#server/features/goals/goalsWanted.ts';
import { shownEmails, shownOrigin } from '#server/features/members/shownEmails.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { FindWorkOfGoals } from '#server/plan/planBook/findWorkOfGoals.ts';
import type { ProspectOf } from '#server/plan/planBook/outlookBook.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { findPlanAsOf } from '#server/store/history/asOf.ts';
import { type FigureOrigin, type FigureOrigins, findFigureOrigins } from '#server/store/history/findFigureOrigins.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { exportedPlan } from './exportedPlan.ts';

export type ExportParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly prospectOf: ProspectOf;
  readonly findWorkOfGoals: FindWorkOfGoals;
};

const TYPES: Readonly<Record<ExportFormat, { readonly type: string; readonly ending: string; readonly is: string }>> = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    is: 'a workbook with sheets of goals, entries, settings, people, comments, work and archived goals, and one about the columns',
  },
  csv: { type: 'application/zip', ending: 'zip', is: 'a zip archive of goals.csv, entries.csv, plan.csv and others' },
  json: { type: 'application/json; charset=utf-8', ending: 'json', is: 'JSON, with the whole plan and its history' },
};

const query = z.object({
  fiscal_year: goalsQuerySchema.shape.fiscal_year.describe(
    'Only goals that overlap this fiscal year and its entries; 0 or left out: all',
  ),
  filters: z
    .string()
    .max(FILTER_PARAMS_MAX_BYTES)
    .optional()
    .describe('Only the goals a dashboard would list under these filter values (JSON text)'),
  as_of: goalsQuerySchema.shape.as_of,
  sources: z
    .enum(['0', '1'])
    .optional()
    .describe('1: with where each figure comes from, as a sheet, a file or `figure_sources`; imports leave it out'),
});
const OPERATIONS = { xlsx: 'exportWorkbook', csv: 'exportCsv', json: 'exportJson' } as const;

const binary = z.unknown().meta({ type: 'string', format: 'binary' });

type ExportQuery = z.infer<typeof query>;

/** A plan, or the part of it that a dashboard shows, as a file that an import reads. */
export function addExportRoutes(app: MilepostApp, parts: ExportParts): void {
  for (const format of ['xlsx', 'csv', 'json'] as const) {
    const { type, ending, is } = TYPES[format];
    app.get(
      `${addresses.plans}/:planId/export.${format}`,
      {
        config: { right: 'export' },
        schema: {
          tags: ['import and export'],
          operationId: OPERATIONS[format],
          summary: `The plan as a file: ${is}`,
          params: z.object({ planId: z.string() }),
          querystring: query,
          response: {
            200: { description: 'The file', content: { [type]: { schema: binary } } },
            ...refusals(400, 401, 403, 404, 422),
          },
        },
      },
      async (request, reply) => {
        const membership = await parts.asking.member(request, reply, request.params.planId);
        requireRight(membership, 'export');
        const { bytes, name } = await exported(parts, membership, { format, query: request.query });
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', disposition(`${name}.${ending}`))
          .type(type)
          .send(bytes);
      },
    );
  }
}

async function exported(
  { store, clock, planBook, prospectOf, findWorkOfGoals }: ExportParts,
  membership: Membership,
  { format, query: asked }: { readonly format: ExportFormat; readonly query: ExportQuery },
): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  const { id: planId, timeZone, fiscalStartMonth } = membership.plan;
  const today = clock.today(timeZone);
  const day = asked.as_of ?? today;
  const booked = await bookedOn({ store, planBook }, membership, { asOf: asked.as_of ?? null, today });
  const year = asked.fiscal_year ?? 'ALL';
  const criteria = asked.filters === undefined ? null : readCriteria(asked.filters, membership);
  const isPart = criteria !== null || year !== 'ALL' || asked.as_of !== undefined;
  const asksWork = criteria !== null && criteria.work.length > 0;
  const instant = asked.as_of === undefined ? null : endOfDay(asked.as_of, timeZone);
  const work = asksWork ? await findWorkOfGoals(booked, { today: day, instant }) : null;
  const emails = shownEmails(membership.viewer);
  const members = await findMembers(store.db, planId);
  const plan = exportedPlan(booked.whole, {
    goalIds: await listedGoals(booked, { criteria, year, today: day, prospectOf, work }),
    span: year === 'ALL' ? null : fiscalYearSpan(year, fiscalStartMonth),
    emails: new Map(members.map((member) => [member.id, emails.of(member)])),
    beside: isPart ? null : await findBeside(store, planId),
  });
  const history =
    format === 'json' && !isPart ? await findStory(store.db, { planId, emails, viewer: membership.viewer }) : null;
  const sources = asked.sources === '1' ? await findShownOrigins(store.db, membership) : null;
  const bytes = await exportInThread({ plan, format, day, history, sources });
  const name = `${booked.whole.plan.name} ${formatIsoDate(day)}`;
  return { bytes, name };
}

/** For those who read the history, which tells the same. */
async function findShownOrigins(db: Database, { plan, viewer }: Membership): Promise<FigureOrigins> {
  if (!may(viewer, 'readHistory')) throw notAllowed();
  const found = await findFigureOrigins(db, plan.id);
  const emails = shownEmails(viewer);
  const told = ({ origin, ...rest }: FigureOrigin) => ({
    ...rest,
    ...(origin && { origin: shownOrigin(origin, emails) }),
  });
  return new Map([...found].map(([place, each]) => [place, told(each)]));
}

async function bookedOn(
  { store, planBook }: Pick<ExportParts, 'store' | 'planBook'>,
  membership: Membership,
  { asOf, today }: { readonly asOf: Day | null; readonly today: Day },
): Promise<BookedPlan> {
  const { id: planId, timeZone } = membership.plan;
  if (asOf === null) {
    const booked = await planBook.find(planId);
    if (booked === null) throw planNotFound();
    return booked;
  }
  requireRight(membership, 'lookBack');
  if (asOf > today) throw refused(400, 'bad_request', 'The day to look back to lies in the future.');
  const whole = await findPlanAsOf(store, { planId, instant: endOfDay(asOf, timeZone) });
  if (whole === null) throw refused(404, 'plan_not_yet_there', 'The plan did not exist on that day yet.');
  return new BookedPlan(whole);
}

/** What a dashboard lists; without a filter everything in the year, on every level. Null: the whole plan. */
async function listedGoals(
  booked: BookedPlan,
  {
    criteria,
    year,
    today,
    prospectOf,
    work,
  }: {
    readonly criteria: FilterCriteria | null;
    readonly year: FiscalYear;
    readonly today: Day;
    readonly prospectOf: ProspectOf;
    readonly work: WorkOfGoal | null;
  },
): Promise<ReadonlySet<string> | null> {
  if (criteria === null && year === 'ALL') return null;
  const { plan, owners } = booked.whole;
  const isListed =
    criteria === null
      ? null
      : compileFilter(criteria, filterContextOf({ today, plan, owners }, { own: ownFilterOf(plan.fields), work }));
  const wanted = year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year;
  const isAsked = criteria !== null && criteria.prospects.length > 0;
  const listed = new Set<string>();
  const breathe = createYielder();
  for (const id of booked.order) {
    await breathe();
    const planFigures = booked.figures({ year: wanted, today });
    const node = planFigures.hierarchy.nodes.get(id);
    const figures = planFigures.figuresOf(id, year === 'ALL' ? 'ALL' : wanted);
    if (node === undefined || figures === null) continue;
    const prospect = isAsked ? prospectOf(booked, { id, year, today }) : null;
    const goal = filterableGoalOf(node.goal, { figures, objectiveId: topAncestorOf(node).goal.id, prospect });
    if (isListed === null ? goal.inFiscalYear : isListed(goal)) listed.add(id);
  }
  return listed;
}

function readCriteria(text: string, { plan }: Membership): FilterCriteria {
  const { params, notices } = readFilterParams(text, plan.dateFormat);
  if (notices.length === 0) return params.criteria;
  throw refused(400, 'bad_request', 'filters must be the JSON text of filter values.');
}

/** A name for any file system, and the true one for those that read it (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function refused(status: number, code: string, message: string): Refusal {
  return new Refusal({ code, status, message });
}
