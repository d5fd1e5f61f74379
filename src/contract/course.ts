import * as z from 'zod/mini';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { COURSE_KINDS, type Course } from '#core/course/course.ts';
import type { Goal } from '#core/goal/goal.ts';
import { valueTypeCodes } from './wire/codes.ts';
import './wire/noEval.ts';

/** GET /api/plans/:planId/courses: of each goal with figures how it went from the first to the last of them. */
export const wireCourseSchema = z.object({
  id: z.string(),
  kind: z.enum(COURSE_KINDS),
  first_on: z.string(),
  last_on: z.string(),
  last: z.number(),
  by: z.number(),
  values: z.array(z.number()),
  valuetype: z.number(),
  unit: z.string(),
  target_year: z.nullable(z.number()),
});
export type WireCourse = z.infer<typeof wireCourseSchema>;

/** A course with what is said beside it. */
export type GoalCourse = Course &
  Pick<Goal, 'id' | 'valueType' | 'unit'> & {
    /** The last year that it has a target of. */
    readonly targetYear: number | null;
  };

/** For the wire. */
export function encodeCourse({ firstOn, lastOn, valueType, targetYear, values, ...same }: GoalCourse): WireCourse {
  return {
    ...same,
    first_on: formatIsoDate(firstOn),
    last_on: formatIsoDate(lastOn),
    values: [...values],
    valuetype: valueTypeCodes.encode(valueType),
    target_year: targetYear,
  };
}

/** As it was before it travelled; null where its days cannot be read. */
export function decodeCourse(wire: WireCourse): GoalCourse | null {
  const { first_on, last_on, valuetype, target_year: targetYear, ...same } = wire;
  const [firstOn, lastOn] = [readIsoDate(first_on), readIsoDate(last_on)];
  if (firstOn === null || lastOn === null) return null;
  return { ...same, firstOn, lastOn, valueType: valueTypeCodes.decode(valuetype), targetYear };
}
