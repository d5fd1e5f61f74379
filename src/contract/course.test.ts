import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { decodeCourse, encodeCourse, type GoalCourse } from './course.ts';

const COURSE: GoalCourse = {
  id: 'g1',
  kind: 'worse',
  firstOn: exampleDay('2015-01-01'),
  lastOn: exampleDay('2024-01-01'),
  last: 14.3,
  by: -0.25,
  values: [10.7, 14.3],
  valueType: 'percent',
  unit: '',
  targetYear: 2030,
};

it('a course is read as it was written', () => {
  expect(decodeCourse(encodeCourse(COURSE))).toEqual(COURSE);
});

it.each(['first_on', 'last_on'] as const)('a course whose %s is no day is none', (field) => {
  expect(decodeCourse({ ...encodeCourse(COURSE), [field]: 'soon' })).toBeNull();
});
