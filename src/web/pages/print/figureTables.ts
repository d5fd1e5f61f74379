import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import type { ChartChoice } from '#core/chart/toggles.ts';
import { PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import { unitText } from '#core/format/unitText.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatCardValue, formatFiscalYear, formatFullValue, formatTick } from '#web/base/messages/formats.ts';
import { goalProgression } from '#web/goal/charts/goalProgression.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type FigureTable = {
  readonly kind: 'periods' | 'weekly' | 'quarterly' | 'yearly';
  readonly columns: readonly string[];
  readonly total: string;
  readonly rows: readonly FigureRow[];
  readonly isWide: boolean;
};

export type FigureRow = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly unit: string;
  readonly targets: readonly string[];
  readonly actuals: readonly string[];
};

const MOST_COLUMNS = 12;
const NARROW = 6;
const LONGEST = 9;

export function figureTables(goals: readonly DashboardGoal[], shown: ShownPlan): readonly FigureTable[] {
  const measured = goals.filter(({ figures }) => figures.distribution === null);
  const kinds = shown.year === 'ALL' ? (['periods'] as const) : (['periods', 'weekly', 'quarterly', 'yearly'] as const);
  return kinds.flatMap((kind) => {
    const some = measured.filter((goal) => shown.year === 'ALL' || kindOf(goal) === kind);
    return some.length === 0 ? [] : [tableOf(some, kind, shown)];
  });
}

function kindOf({ trackingFrequency }: DashboardGoal): FigureTable['kind'] {
  return trackingFrequency === 'monthly' ? 'periods' : trackingFrequency;
}

function choiceFor(kind: FigureTable['kind'], { year }: ShownPlan): ChartChoice {
  if (year === 'ALL' || kind === 'yearly') return 'annual';
  return kind === 'periods' ? 'periods' : 'quarterly';
}

function tableOf(goals: readonly DashboardGoal[], kind: FigureTable['kind'], shown: ShownPlan): FigureTable {
  const choice = choiceFor(kind, shown);
  const charted = goals.map((goal) => ({ goal, ...goalProgression(goal, choice, shown) }));
  const firstDays = new Map<string, Day>();
  for (const { points, period } of charted) {
    for (const { start } of points) {
      const label = formatTick(start, period, shown.plan);
      const known = firstDays.get(label);
      if (known === undefined || start < known) firstDays.set(label, start);
    }
  }
  const columns = [...firstDays]
    .toSorted(([, one], [, other]) => one - other)
    .map(([label]) => label)
    .slice(-MOST_COLUMNS);
  const rows = charted.map(({ goal, points, period }) => {
    const at = new Map(points.map((point) => [formatTick(point.start, period, shown.plan), point]));
    return rowOf(goal, {
      targets: columns.map((label) => at.get(label)?.target ?? null),
      actuals: columns.map((label) => at.get(label)?.actual ?? null),
      shown,
    });
  });
  const isWide = rows.some(({ targets, actuals }) => [...targets, ...actuals].some(({ length }) => length > NARROW));
  return { kind, columns, total: formatFiscalYear(shown.year, shown.plan.fiscalDisplay), rows, isWide };
}

function rowOf(
  goal: DashboardGoal,
  {
    targets,
    actuals,
    shown,
  }: {
    readonly targets: readonly (number | null)[];
    readonly actuals: readonly (number | null)[];
    readonly shown: ShownPlan;
  },
): FigureRow {
  const { figures } = goal;
  const toDate = shown.year === 'ALL' ? figures.ptd : figures.ytd;
  return {
    id: goal.id,
    number: shownNumber(goal.number),
    title: goal.title,
    unit: unitText(valueUnitOf(goal, shown.plan)),
    targets: [...targets.map((value) => figureText(value, '')), figureText(figures.endTarget, '–')],
    actuals: [...actuals.map((value) => figureText(value, '')), figureText(toDate.actual, '–')],
  };
}

/** The unit is beside the title. Tables have the full number, as far as it fits (rule 3.19). */
function figureText(value: number | null, none: string): string {
  if (value === null) return none;
  const rounded = Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
  const full = formatFullValue(rounded, PLAIN_NUMBER);
  return full.length <= LONGEST ? full : formatCardValue(value, PLAIN_NUMBER);
}
