import type { Day } from '#core/calendar/date.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import { formatFullValue, valueUnitOf } from '#core/format/number.ts';
import type { ValueType } from '#core/goal/goal.ts';
import { CITY } from '#server/features/demo/content/city.ts';
import type { StatusByHand } from '#server/features/demo/content/goalContent.ts';
import { personNamed } from '#server/features/demo/content/people.ts';
import { dayOfPlanDate, fiscalYearNamed, PLAN_YEARS, type PlanDate } from '#server/features/demo/content/planDate.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { type DiaryLine, instantOf, lineAt } from './diary.ts';
import { reportLine } from './figureLines.ts';
import { goalStateOn } from './goalStateOn.ts';
import type { PlacedGoal } from './placedGoal.ts';
import type { Report } from './reporting.ts';

/** Enters what the council or a department has decided. */
export const PLAN_KEEPER = 'achebe';

export function goalLines(goal: PlacedGoal, reports: readonly Report[], thisYear: number): DiaryLine[] {
  const { content, added } = goal;
  const statuses = content.status.map((status) => datedStatus(status, reports, thisYear));
  const stateOn = (day: Day): Edit => {
    const status = statuses.findLast(({ setOn }) => setOn <= day);
    const holds = status !== undefined && (status.lapsesWith === null || status.lapsesWith.on > day);
    const after = goalStateOn(goal, { day, thisYear, status: holds ? status.status : null });
    return { entity: 'goal', id: content.id, after };
  };
  const joined = { by: PLAN_KEEPER, what: 'Goals added', edits: [stateOn(added)] };
  return [
    lineAt({ day: added, kind: 'goals', name: PLAN_KEEPER }, joined),
    ...decisionsOf(goal).map(({ on, by, what }) => {
      const day = dayOfPlanDate(on, thisYear);
      return lineAt({ day, kind: 'decisions', name: content.id }, { by, what, edits: [stateOn(day)] });
    }),
    ...statuses.flatMap(({ lapsesWith }) =>
      lapsesWith === null ? [] : [reportLine({ goal, report: lapsesWith, edits: [stateOn(lapsesWith.on)] })],
    ),
  ];
}

export function commentLines(goal: PlacedGoal, reports: readonly Report[], thisYear: number): DiaryLine[] {
  const { id: goalId, comment, figures } = goal.content;
  return comment.map(({ on, by, text }, index) => {
    const moment = { day: dayOfPlanDate(on, thisYear), kind: 'comments', name: goalId } as const;
    const last = reports.findLast((report) => report.on <= moment.day);
    const known = { valueType: figures?.value ?? 'number', actual: last?.actual ?? null, target: last?.target ?? null };
    const { firstName, lastName } = personNamed(by);
    const id = `${goalId}-${index + 1}`;
    const after = {
      id,
      goalId,
      memberId: by,
      firstName,
      lastName,
      text: filledText(text, { thisYear, known }),
      at: instantOf(moment),
    };
    return lineAt(moment, { by, what: 'Comment', edits: [{ entity: 'comment', id, after }] });
  });
}

type Decision = { readonly on: PlanDate; readonly by: string; readonly what: string };

function decisionsOf({ content }: PlacedGoal): Decision[] {
  const { status, nextStep, wasTitled, wasUnder, thisTargetWas, archived } = content;
  return [
    ...status.map(({ on, by }) => ({ on, by, what: 'Status set by hand' })),
    ...(nextStep ? [{ on: nextStep.on, by: nextStep.by, what: 'Next step set' }] : []),
    ...(wasTitled ? [{ on: wasTitled.until, by: wasTitled.by, what: 'Goal renamed' }] : []),
    ...(wasUnder ? [{ on: wasUnder.until, by: wasUnder.by, what: 'Goal moved' }] : []),
    ...(thisTargetWas ? [{ on: thisTargetWas.until, by: thisTargetWas.by, what: 'Target changed' }] : []),
    ...(archived ? [{ on: archived.on, by: archived.by, what: 'Goal archived' }] : []),
  ];
}

type DatedStatus = {
  readonly status: StatusByHand;
  readonly setOn: Day;
  readonly lapsesWith: Report | null;
};

function datedStatus(status: StatusByHand, reports: readonly Report[], thisYear: number): DatedStatus {
  const setOn = dayOfPlanDate(status.on, thisYear);
  const stays = status.isKept !== undefined || status.status === 'deferred';
  return { status, setOn, lapsesWith: stays ? null : (reports.find(({ on }) => on > setOn) ?? null) };
}

type KnownFigures = {
  readonly valueType: ValueType;
  readonly actual: number | null;
  readonly target: number | null;
};

/** Replaces the {…} of a text: {last year} by FY26, {actual} and {target} by figures. Throws RangeError for an unknown name. */
function filledText(text: string, { thisYear, known }: { readonly thisYear: number; readonly known: KnownFigures }) {
  return text.replace(/\{([a-z ]+)\}/g, (_, name: string) => {
    const year = PLAN_YEARS.find((each) => name === `${each} year`);
    if (year !== undefined) return formatFiscalYear(fiscalYearNamed(year, thisYear), CITY.fiscalDisplay);
    if (name !== 'actual' && name !== 'target') throw new RangeError(`nothing is called {${name}}`);
    return formatFullValue(known[name], valueUnitOf({ ...known, unit: '' }, CITY));
  });
}
