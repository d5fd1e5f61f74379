import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { CITY, CITY_DOMAIN, DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { DEPARTMENTS, PEOPLE, type Person } from '#server/features/demo/content/people.ts';
import { FISCAL_START_MONTH, planYearSpan } from '#server/features/demo/content/planDate.ts';
import { readStrategy } from '#server/features/demo/content/strategy.ts';
import { readWork } from '#server/features/demo/content/workContent.ts';
import type { Edit, PlanChange } from '#server/store/rows/edit.ts';
import { changesOfDiary, type DiaryLine, lineAt } from './diary.ts';
import { figureLines, targetLines } from './figureLines.ts';
import { commentLines, goalLines, PLAN_KEEPER } from './goalLines.ts';
import { type PlacedGoal, placedGoals } from './placedGoal.ts';
import { reportsOf } from './reporting.ts';
import { workLines } from './workLines.ts';

export type DemoPlan = {
  readonly planId: string;
  readonly changes: readonly PlanChange[];
};

/**
 * A city's strategic plan with three past fiscal years and the current one, as its people would have written it day
 * by day until yesterday. Deterministic for a day; within a fiscal year a later day only adds to it.
 */
export function buildDemoPlan(today: Day): DemoPlan {
  const thisYear = fiscalYearOf(today, FISCAL_START_MONTH);
  const goals = placedGoals(readStrategy(), thisYear);
  const lines = [
    setUpLine(thisYear),
    ...goals.flatMap((goal) => linesOf(goal, thisYear)),
    ...workLines(readWork(), thisYear),
  ];
  return { planId: DEMO_PLAN_ID, changes: changesOfDiary(lines, today) };
}

const SET_UP_BEFORE_START = 45;

function setUpLine(thisYear: number): DiaryLine {
  const day = addDays(planYearSpan('first', thisYear).start, -SET_UP_BEFORE_START);
  const departments = DEPARTMENTS.map(({ id, name }): Edit => ({ entity: 'department', id, after: { id, name } }));
  const members = PEOPLE.map(memberEdit);
  const edits: Edit[] = [{ entity: 'plan', after: CITY }, ...departments, ...members];
  return lineAt({ day, kind: 'setUp', name: PLAN_KEEPER }, { by: PLAN_KEEPER, what: 'Plan made', edits });
}

function memberEdit({ id, firstName, lastName, department, role, leadsDepartment }: Person): Edit {
  const email = `${id}@${CITY_DOMAIN}`;
  const after = { id, firstName, lastName, role, departmentId: department, leadsDepartment, email, accountId: null };
  return { entity: 'member', id, after };
}

function linesOf(goal: PlacedGoal, thisYear: number): DiaryLine[] {
  const { periods, reports } = reportsOf(goal, thisYear);
  return [
    ...goalLines(goal, reports, thisYear),
    ...targetLines(goal, periods, thisYear),
    ...figureLines(goal, reports),
    ...commentLines(goal, reports, thisYear),
  ];
}
