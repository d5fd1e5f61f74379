import { readFilterParams, writeFilterParams } from '#contract/filterParams.ts';
import { decodeFiscalYear, encodeFiscalYear, encodeFlag, fiscalDisplayCodes, roleCodes } from '#contract/wire/codes.ts';
import { decodeDate, encodeDate } from '#contract/wire/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import type { Plan } from '#core/plan/plan.ts';
import { chosenOptions, readOptions } from '#core/plan/planOptions.ts';
import type { DashboardPlan, PlanViewer, SharedView } from './dashboardPlan.ts';
import { decodeDepartments, decodeUsers, encodeDepartments, encodeUsers } from './owners.ts';
import type { WirePlan } from './wirePlan.ts';

/** The reply of GET /api/plans/:planId (rule 6.6). */
export function encodePlan(dashboard: DashboardPlan): WirePlan {
  const { plan, viewer } = dashboard;
  const shared = {
    ...encodeSettings(plan),
    ...(plan.levels.some(({ isUsual = false }) => isUsual) && {
      usual_levels: plan.levels.flatMap(({ isUsual = false }, depth) => (isUsual ? [depth] : [])),
    }),
    curr_year_short: formatFiscalYear(dashboard.currentYear, plan.fiscalDisplay),
    years: dashboard.years.filter((year) => year !== 'ALL'),
    current_year: dashboard.currentYear,
    opening_year: dashboard.openingYear,
    latest_figure_year: dashboard.latestFigureYear,
    ...encodeViewer(viewer, plan.id),
    today: encodeDate(dashboard.today),
    today_is_fixed: encodeFlag(dashboard.isTodayFixed),
    version: dashboard.version,
    goal_count: dashboard.goalCount,
    ...(dashboard.hasWork && { has_work: 1 as const }),
  };
  return plan.tiers === 2
    ? { ...shared, tiers: 2, owners: encodeUsers(dashboard.owners) }
    : { ...shared, tiers: 3, owners: encodeDepartments(dashboard.owners) };
}

/** The inverse of `encodePlan`. Throws RangeError without today or who is looking: the server always sends them. */
export function decodePlan(wire: WirePlan): DashboardPlan {
  const today = decodeDate(wire.today);
  if (today === null) throw new RangeError('A plan came without today.');
  return {
    plan: decodeSettings(wire),
    owners: wire.tiers === 2 ? decodeUsers(wire.owners) : decodeDepartments(wire.owners),
    years: [...wire.years, 'ALL'],
    currentYear: wire.current_year,
    openingYear: wire.opening_year,
    latestFigureYear: wire.latest_figure_year,
    today,
    isTodayFixed: wire.today_is_fixed === 1,
    version: wire.version,
    goalCount: wire.goal_count,
    ...(wire.has_work === 1 && { hasWork: true }),
    viewer: decodeViewer(wire),
  };
}

/** The settings of a plan by their wire names. */
export function encodeSettings(plan: Plan) {
  const display = fiscalDisplayCodes.encode(plan.fiscalDisplay);
  const { f, c, o, p } = plan.perspectives;
  return {
    id: plan.id,
    name: plan.name,
    company: plan.company,
    fiscal_month: plan.fiscalStartMonth,
    fiscalYearStartMonth: plan.fiscalStartMonth,
    fiscal_display: display,
    fiscalDisplay: display,
    has_depts: encodeFlag(plan.tiers === 3),
    perspectives: { f, c, o, p },
    date_format: plan.dateFormat,
    udef: { FIN: f, CUST: c, INTERNAL: o, PEOPLE: p, currency_indicator: plan.currency },
    currency_indicator: plan.currency,
    week_start: plan.weekStart,
    time_zone: plan.timeZone,
    thresholds: { on_target: plan.thresholds.onTarget, off_target: plan.thresholds.offTarget },
    is_archived: encodeFlag(plan.isArchived),
    is_demo: encodeFlag(plan.isDemo),
    closed_until: encodeDate(plan.closedUntil),
    is_outlook_off: encodeFlag(plan.isOutlookOff),
    ...chosenOptions(plan, 1 as const),
    ...(plan.levels.length > 0 && { levels: plan.levels.map(({ name, plural }) => ({ name, plural })) }),
    ...(plan.statuses.length > 0 && { statuses: [...plan.statuses] }),
    ...(plan.palette !== 'milepost' && { palette: plan.palette }),
    ...(plan.fields.length > 0 && { fields: [...plan.fields] }),
    ...(plan.tableColumns.length > 0 && { table_columns: [...plan.tableColumns] }),
  };
}

function decodeSettings(wire: WirePlan): Plan {
  return {
    id: wire.id,
    name: wire.name,
    company: wire.company,
    fiscalStartMonth: wire.fiscal_month,
    fiscalDisplay: fiscalDisplayCodes.decode(wire.fiscal_display),
    tiers: wire.tiers,
    perspectives: wire.perspectives,
    dateFormat: wire.date_format,
    currency: wire.currency_indicator,
    weekStart: wire.week_start,
    timeZone: wire.time_zone,
    thresholds: { onTarget: wire.thresholds.on_target, offTarget: wire.thresholds.off_target },
    isArchived: wire.is_archived === 1,
    isDemo: wire.is_demo === 1,
    closedUntil: decodeDate(wire.closed_until),
    isOutlookOff: wire.is_outlook_off === 1,
    ...readOptions((name) => wire[name] === 1),
    levels: (wire.levels ?? []).map((level, depth) =>
      wire.usual_levels?.includes(depth) === true ? { ...level, isUsual: true } : level,
    ),
    statuses: wire.statuses ?? [],
    palette: wire.palette ?? 'milepost',
    fields: wire.fields ?? [],
    tableColumns: wire.table_columns ?? [],
  };
}

function encodeViewer(
  viewer: PlanViewer,
  planId: string,
): Pick<WirePlan, 'remote' | 'remote_plans_id' | 'remote_user_id' | 'share' | 'viewer'> {
  if (viewer.kind === 'share') {
    const { remoteUserId, view } = viewer;
    return { remote: 1, remote_plans_id: planId, remote_user_id: remoteUserId, share: encodeView(view), viewer: null };
  }
  return {
    remote: 0,
    remote_plans_id: null,
    remote_user_id: null,
    share: null,
    viewer: {
      role: viewer.role,
      user_type: roleCodes.encode(viewer.role),
      user_id: viewer.memberId,
      first_name: viewer.firstName,
      last_name: viewer.lastName,
      ...(viewer.tableColumns !== null && { table_columns: [...viewer.tableColumns] }),
      ...(viewer.changedRules.length > 0 && { changed_rules: [...viewer.changedRules] }),
    },
  };
}

function decodeViewer(wire: WirePlan): PlanViewer {
  if (wire.share !== null) {
    return { kind: 'share', remoteUserId: wire.remote_user_id ?? '', view: decodeView(wire.share, wire.date_format) };
  }
  if (wire.viewer === null) throw new RangeError('A plan came without who is looking.');
  return {
    kind: 'member',
    memberId: wire.viewer.user_id,
    firstName: wire.viewer.first_name,
    lastName: wire.viewer.last_name,
    role: wire.viewer.role,
    tableColumns: wire.viewer.table_columns ?? null,
    changedRules: wire.viewer.changed_rules ?? [],
  };
}

type WireView = NonNullable<WirePlan['share']>;

function encodeView(view: SharedView): WireView {
  return {
    style: view.style,
    filter_params: writeFilterParams(view.filters),
    fiscal_year: encodeFiscalYear(view.fiscalYear),
    theme: view.theme,
    only_these_levels: encodeFlag(view.onlyTheseLevels),
    hides_comments: encodeFlag(view.hidesComments),
    hides_owners: encodeFlag(view.hidesOwners),
    hides_work: encodeFlag(view.hidesWork),
  };
}

function decodeView(wire: WireView, dateFormat: DateFormat): SharedView {
  return {
    style: wire.style,
    filters: readFilterParams(wire.filter_params, dateFormat).params,
    fiscalYear: decodeFiscalYear(wire.fiscal_year),
    theme: wire.theme,
    onlyTheseLevels: wire.only_these_levels === 1,
    hidesComments: wire.hides_comments === 1,
    hidesOwners: wire.hides_owners === 1,
    hidesWork: wire.hides_work === 1,
  };
}
