import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SHARE_STYLES } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { SHARE_THEMES } from '#contract/share.ts';
import { addDays, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay, FiscalYear } from '#core/calendar/fiscalYear.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { COMPLETIONS } from '#core/filter/criterionRows.ts';
import type { OwnerId } from '#core/filter/owner.ts';
import { WORK_CHOICES } from '#core/filter/workChoice.ts';
import { STATUSES } from '#core/goal/status.ts';
import { OWN_KINDS } from '#core/own/ownField.ts';
import type { Member, Role } from '#core/plan/owners.ts';
import { PALETTES } from '#core/plan/palette.ts';
import type { Plan } from '#core/plan/plan.ts';
import { eachOption } from '#core/plan/planOptions.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import type { DashboardPlan, PlanViewer } from './dashboardPlan.ts';
import { decodePlan, encodePlan } from './plan.ts';
import { wirePlanSchema } from './wirePlan.ts';

const anyDay: fc.Arbitrary<Day> = fc.nat(20_000).map((days) => addDays(firstDayOfMonth(1990, 1), days));
const anyText = fc.string({ unit: 'grapheme' });
const anyRole = fc.constantFrom<Role>('lead', 'member', 'viewer');
const anyYear = fc.integer({ min: 1990, max: 2090 });

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  id: anyText,
  name: anyText,
  company: anyText,
  fiscalStartMonth: fc.integer({ min: 1, max: 12 }),
  fiscalDisplay: fc.constantFrom<FiscalDisplay>('startYear', 'endYear', 'bothYears', 'fullYear'),
  tiers: fc.constantFrom(2, 3),
  perspectives: fc.record({ f: anyText, c: anyText, o: anyText, p: anyText }),
  dateFormat: fc.constantFrom<DateFormat>('M/D/Y', 'D/M/Y'),
  currency: anyText,
  weekStart: fc.nat(6),
  timeZone: anyText,
  thresholds: fc.record({ onTarget: fc.constant(0.9), offTarget: fc.constant(0.75) }),
  isArchived: fc.boolean(),
  isOutlookOff: fc.boolean(),
  ...eachOption(() => fc.boolean()),
  levels: fc.array(
    fc.oneof(
      fc.record({ name: anyText, plural: anyText }),
      fc.record({ name: anyText, plural: anyText, isUsual: fc.constant(true) }),
    ),
    { maxLength: 8 },
  ),
  statuses: fc.array(fc.record({ code: fc.constantFrom(...STATUSES), name: anyText }), { maxLength: 6 }),
  palette: fc.constantFrom(...PALETTES),
  fields: fc.array(
    fc.constantFrom(...OWN_KINDS).map((kind) => exampleOwnField({ kind })),
    { maxLength: 3 },
  ),
  tableColumns: fc.array(anyText, { maxLength: 4 }),
  isDemo: fc.boolean(),
  closedUntil: fc.option(fc.constantFrom(exampleDay('2025-12-31'), exampleDay('2026-06-30'))),
});

const anyViewer: fc.Arbitrary<PlanViewer> = fc.oneof(
  fc.record({
    kind: fc.constant('member' as const),
    memberId: anyText,
    firstName: anyText,
    lastName: anyText,
    role: anyRole,
    tableColumns: fc.option(fc.array(anyText, { maxLength: 4 })),
    changedRules: fc.array(anyText, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('share' as const),
    remoteUserId: anyText,
    view: fc.record({
      style: fc.constantFrom(...SHARE_STYLES),
      filters: fc.record({
        criteria: fc.record({
          depths: fc.constant([]),
          perspectives: fc.constant([]),
          objectiveIds: fc.constant([]),
          priorities: fc.constant([]),
          dueDate: fc.constant(null),
          completion: fc.constantFrom(null, ...COMPLETIONS),
          lateness: fc.constantFrom(null, 'overdue' as const),
          prospects: fc.constant([]),
          work: fc.subarray([...WORK_CHOICES]),
          own: fc.constant(null),
          keyword: fc.constantFrom('', 'R&D'),
          statuses: fc.subarray([...STATUSES]),
          ownerIds: fc.subarray<OwnerId>(['u_7', 'd_3']),
        }),
        ownerLabels: fc.constant([]),
        fiscalYear: fc.constant(null),
        currentFilter: fc.constant(null),
      }),
      fiscalYear: fc.oneof(anyYear, fc.constant('ALL' as const)),
      theme: fc.constantFrom(...SHARE_THEMES),
      onlyTheseLevels: fc.boolean(),
      hidesComments: fc.boolean(),
      hidesOwners: fc.boolean(),
      hidesWork: fc.boolean(),
    }),
  }),
);

/** Members in the order of the owner list: by department, people of no department last. */
function anyMembers(departmentIds: readonly (string | null)[]): fc.Arbitrary<Member[]> {
  const ofDepartment = (departmentId: string | null) =>
    fc.array(
      fc.record({
        id: anyText,
        firstName: anyText,
        lastName: anyText,
        role: anyRole,
        departmentId: fc.constant(departmentId),
        leadsDepartment: departmentId === null ? fc.constant(false) : fc.boolean(),
      }),
      { maxLength: 3 },
    );
  return fc.tuple(...departmentIds.map(ofDepartment)).map((lists) => lists.flat());
}

const anyDashboardPlan: fc.Arbitrary<DashboardPlan> = anyPlan.chain((plan) => {
  const names = plan.tiers === 2 ? [] : ['d1', 'd2'];
  const withoutWork = fc.record({
    plan: fc.constant(plan),
    owners: anyMembers([...names, null]).map((members) => ({
      departments: names.map((id) => ({ id, name: `Department ${id}` })),
      members,
    })),
    years: fc.array(anyYear, { maxLength: 4 }).map((years): FiscalYear[] => [...years, 'ALL']),
    currentYear: anyYear,
    openingYear: anyYear,
    latestFigureYear: fc.option(anyYear),
    today: anyDay,
    isTodayFixed: fc.boolean(),
    version: fc.nat(),
    goalCount: fc.nat(),
    viewer: anyViewer,
  });
  return fc.oneof(
    withoutWork,
    withoutWork.map((dashboard) => ({ ...dashboard, hasWork: true })),
  );
});

describe('a plan on the wire', () => {
  test('comes back as it went, through JSON text and the schema', () => {
    fc.assert(
      fc.property(anyDashboardPlan, (dashboard) => {
        const travelled: unknown = JSON.parse(JSON.stringify(encodePlan(dashboard)));
        expect(decodePlan(wirePlanSchema.parse(travelled))).toEqual(dashboard);
      }),
    );
  });

  const [sample] = fc.sample(anyDashboardPlan, { numRuns: 1, seed: 3 });
  if (!sample) throw new Error('no sample');
  const wireOf = (part: Partial<Plan>) =>
    encodePlan({ ...sample, currentYear: 2025, plan: { ...sample.plan, ...part } });

  it.each([
    'id',
    'name',
    'company',
    'fiscal_month',
    'fiscalYearStartMonth',
    'fiscal_display',
    'fiscalDisplay',
    'curr_year_short',
    'tiers',
    'has_depts',
    'perspectives',
    'date_format',
    'udef',
    'currency_indicator',
    'owners',
    'years',
    'current_year',
    'remote',
    'remote_plans_id',
    'remote_user_id',
    'share',
  ])('has the field %s of section 3', (field) => {
    expect(wireOf({})).toHaveProperty(field);
  });

  it('has no key more where a plan names neither levels nor statuses', () => {
    const keys = Object.keys(wireOf({ levels: [], statuses: [] }));
    expect(keys.filter((key) => key === 'levels' || key === 'statuses')).toEqual([]);
  });

  it.each([
    ['startYear', 1, 'FY25'],
    ['endYear', 2, 'FY26'],
    ['bothYears', 3, 'FY25/26'],
    ['fullYear', 0, '2025'],
  ] satisfies [FiscalDisplay, number, string][])(
    'writes the display %s as %i and the year as %s',
    (fiscalDisplay, code, label) => {
      expect(wireOf({ fiscalDisplay })).toMatchObject({
        fiscal_display: code,
        fiscalDisplay: code,
        curr_year_short: label,
      });
    },
  );

  const ada: Member = {
    id: '7',
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'lead',
    departmentId: null,
    leadsDepartment: false,
  };

  it('lists users with user_id and name in a two-tier plan', () => {
    const wire = encodePlan({
      ...sample,
      plan: { ...sample.plan, tiers: 2 },
      owners: { departments: [], members: [ada] },
    });
    expect(wire.owners).toMatchObject([{ user_id: '7', name: 'Ada Byron' }]);
  });

  it('lists departments with their users in a three-tier plan, a lead with plan_users_type 1', () => {
    const wire = encodePlan({
      ...sample,
      plan: { ...sample.plan, tiers: 3 },
      owners: {
        departments: [
          { id: '3', name: 'Works' },
          { id: '4', name: 'Parks' },
        ],
        members: [ada, { ...ada, id: '8', departmentId: '3', leadsDepartment: true }],
      },
    });
    expect(wire.owners).toMatchObject([
      {
        plans_name: 'Works',
        users: [
          {
            plan_users_id: '8',
            plan_users_fname: 'Ada',
            plan_users_lname: 'Byron',
            plan_users_type: '1',
            dept_id: '3',
          },
        ],
      },
      { plans_name: 'Parks', users: [] },
      { plans_name: '', users: [{ plan_users_id: '7', plan_users_type: '2', dept_id: null }] },
    ]);
  });

  it('opened by a share is remote and names no viewer', () => {
    const view = {
      style: 'static',
      filters: { ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, depths: [1] } },
      fiscalYear: 'ALL',
      theme: 'dark',
      onlyTheseLevels: true,
      hidesComments: true,
      hidesOwners: false,
      hidesWork: false,
    } as const;
    const wire = encodePlan({ ...sample, viewer: { kind: 'share', remoteUserId: '9', view } });
    expect(wire).toMatchObject({ remote: 1, remote_plans_id: sample.plan.id, remote_user_id: '9', viewer: null });
    expect(wire.share).toEqual({
      style: 'static',
      filter_params: '{"depth":[1]}',
      fiscal_year: 0,
      theme: 'dark',
      only_these_levels: 1,
      hides_comments: 1,
      hides_owners: 0,
      hides_work: 0,
    });
  });

  it('without anybody looking is refused', () => {
    expect(() => decodePlan({ ...wireOf({}), viewer: null, share: null })).toThrow(RangeError);
  });

  it('without today is refused', () => {
    expect(() => decodePlan({ ...wireOf({}), today: '0000-00-00' })).toThrow(RangeError);
  });
});
