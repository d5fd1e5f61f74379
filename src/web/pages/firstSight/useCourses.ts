import { useQuery } from '@tanstack/react-query';
import type { GoalCourse } from '#contract/course.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { coursesQuery } from './coursesQuery.ts';

export type Courses = { readonly found: ReadonlyMap<string, GoalCourse> | null; readonly isFailed: boolean };

/** How the goals went. */
export function useCourses(prepared: PlanGoals): Courses {
  const { data, isError } = useQuery(coursesQuery(prepared));
  return { found: data ?? null, isFailed: isError && data === undefined };
}
