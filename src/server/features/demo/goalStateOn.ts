import { addDays, type Day } from '#core/calendar/date.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import type { Baseline, HandStatus } from '#core/goal/statedParts.ts';
import type { FiguresContent, StatusByHand } from '#server/features/demo/content/goalContent.ts';
import { personNamed } from '#server/features/demo/content/people.ts';
import { dayOfPlanDate, fiscalYearNamed, PLAN_YEARS, type PlanDate } from '#server/features/demo/content/planDate.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { instantOf } from './diary.ts';
import type { PlacedGoal } from './placedGoal.ts';

type StateWanted = {
  readonly day: Day;
  readonly thisYear: number;
  readonly status: StatusByHand | null;
};

/** The fields of a goal on a day: its content, but for what changes only later. */
export function goalStateOn(goal: PlacedGoal, { day, thisYear, status }: StateWanted): StoredGoal {
  const { content } = goal;
  const figures = content.figures ?? NO_FIGURES;
  const isAhead = (date: PlanDate) => dayOfPlanDate(date, thisYear) > day;
  const title = content.wasTitled && isAhead(content.wasTitled.until) ? content.wasTitled.title : content.title;
  const place = content.wasUnder && isAhead(content.wasUnder.until) ? content.wasUnder : null;
  const archived = content.archived && !isAhead(content.archived.on) ? content.archived : null;
  const thisTarget =
    content.thisTargetWas && isAhead(content.thisTargetWas.until) ? content.thisTargetWas.target : null;
  const step = content.nextStep && !isAhead(content.nextStep.on) ? content.nextStep : null;
  const momentOn = (date: PlanDate) =>
    instantOf({ day: dayOfPlanDate(date, thisYear), kind: 'decisions', name: content.id });
  return {
    ...NOTHING_STATED,
    id: content.id,
    parentId: place?.goal ?? goal.parent?.content.id ?? null,
    number: archived?.number ?? place?.number ?? goal.number,
    title,
    measure: content.measure ?? '',
    description: content.description ?? '',
    depth: goal.depth,
    aggregation: figures.function,
    valueType: figures.value,
    unit: content.unit ?? '',
    trackingFrequency: figures.tracked ?? 'monthly',
    targetDirection: figures.better,
    span: goal.span,
    priority: content.priority ?? null,
    isKpi: content.isKpi ?? false,
    rollup: content.rollup ?? null,
    isEndOfYear100: content.isEndOfYear100 ?? false,
    targetsByYear: targetsByYearOf(figures, { thisYear, thisTarget }),
    allTarget: figures.planTarget ?? null,
    baseline: baselineOf(goal, figures),
    handStatus: status && handStatusOf(status, momentOn(status.on)),
    isStatusAutomatic: status?.isKept === undefined,
    ownerLabel: goal.ownerLabel,
    departmentId: goal.departmentId,
    memberId: goal.memberId,
    perspective: goal.perspective,
    nextStep: step?.step ?? '',
    nextStepDue: step && dayOfPlanDate(step.due, thisYear),
    archivedAt: archived && momentOn(archived.on),
  };
}

const NO_FIGURES: FiguresContent = {
  value: 'percent',
  function: 'current',
  better: 'up',
  targets: [null, null, null, null, null],
  actuals: [null, null, null, null],
};

function targetsByYearOf(
  figures: FiguresContent,
  { thisYear, thisTarget }: { readonly thisYear: number; readonly thisTarget: number | null },
): ReadonlyMap<number, number> {
  if (figures.targetsSet === 'periods') return new Map();
  return new Map(
    PLAN_YEARS.flatMap((year, index) => {
      const target = year === 'this' && thisTarget !== null ? thisTarget : figures.targets[index];
      return typeof target === 'number' ? [[fiscalYearNamed(year, thisYear), target]] : [];
    }),
  );
}

function baselineOf({ span }: PlacedGoal, { baseline }: FiguresContent): Baseline | null {
  if (baseline === undefined) return null;
  return { value: baseline, date: span.start === null ? null : addDays(span.start, -1) };
}

function handStatusOf({ by, status, note }: StatusByHand, at: string): HandStatus {
  const { firstName, lastName } = personNamed(by);
  return { status, note, memberId: by, by: `${firstName} ${lastName}`, at, computedActual: null };
}
