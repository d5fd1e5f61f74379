import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type FigureSource, type FigureSources, figureSourceSchema } from '#contract/figureSource.ts';
import { encodeDate } from '#contract/wire/date.ts';
import type { Day } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { readPeriodName } from '#core/calendar/periodName.ts';
import { computedFromOf } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { EMPTY_SERIES, figuresOn } from '#core/goal/series.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWritten } from '#server/store/history/findWritten.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import { shownFormulas } from './editing/formulas.ts';
import { badRequest, goalNotFound } from './editing/goalRefusals.ts';
import { UNKNOWN_SOURCE, writtenSource } from './writtenSource.ts';

type SourceParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

/** Where the figures of a period come from, told from the history when it is asked. */
export function addFigureSourceRoute(app: MilepostApp, { store, clock, asking, planBook }: SourceParts): void {
  app.get(
    `${addresses.plans}/:planId/goals/:goalId/entries/:period/source`,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['goals'],
        operationId: 'getFigureSource',
        summary:
          'Where the figures of a period come from: who typed them and when, a file, a feed and its run, a program or a formula',
        params: z.object({ planId: z.string(), goalId: z.string(), period: z.string() }),
        response: { 200: figureSourceSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply): Promise<FigureSources> => {
      const { planId, goalId, period } = request.params;
      const membership = await asking.member(request, reply, planId);
      requireRight(membership, 'readHistory');
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      const goal = booked.goals.get(goalId);
      if (goal === undefined) throw goalNotFound();
      const { plan } = booked.whole;
      const named = readPeriodName(period, plan.fiscalStartMonth);
      if (named === null) throw badRequest('A period is written as 2026-10, 2026-W41, 2026-Q3, 2026 or 2026-10-01.');
      const date = periodStartOf(named.day, goal.trackingFrequency, plan);
      const today = clock.today(plan.timeZone);
      const figures = booked.figures({ year: 'ALL', today });
      const sourceOf = async (column: 'actual' | 'target'): Promise<FigureSource | null> => {
        const known = computedSource({ booked, goal, today, date, column });
        if (known !== undefined) return known;
        const series = booked.whole.series.get(goalId) ?? EMPTY_SERIES;
        const value = figuresOn(date, series)[column];
        if (value === null) return null;
        const written = await findWritten(store.db, { planId: plan.id, goalId, date, column });
        if (written === null) return { ...UNKNOWN_SOURCE, value };
        return writtenSource({ value, written }, { db: store.db, planId: plan.id, viewer: membership.viewer });
      };
      return {
        date: encodeDate(date),
        actual: await sourceOf('actual'),
        target: await sourceOf('target'),
        used_in: figures
          .usedIn(goalId)
          .map(({ id, number, title }) => ({ id, number: shownNumber(number), item: title })),
      };
    },
  );
}

type Computed = {
  readonly booked: BookedPlan;
  readonly goal: GoalRecord;
  readonly today: Day;
  readonly date: Day;
  readonly column: 'actual' | 'target';
};

/** Undefined for what is stored; null for a computed figure that is none. */
function computedSource({ booked, goal, today, date, column }: Computed): FigureSource | null | undefined {
  const figures = booked.figures({ year: 'ALL', today });
  const formula = shownFormulas(goal, booked)[column];
  const kind = figures.kindOf(goal.id);
  const from = kind && computedFromOf(kind);
  if (formula === null && from === null) return undefined;
  const series = figures.entriesOf(goal.id)?.series.series ?? EMPTY_SERIES;
  const value = figuresOn(date, series)[column];
  if (value === null) return null;
  return {
    ...UNKNOWN_SOURCE,
    value,
    source: formula === null ? SOURCES[from ?? 'children'] : 'formula',
    detail: formula,
  };
}

const SOURCES = { children: 'rollup', milestones: 'milestones' } as const;
