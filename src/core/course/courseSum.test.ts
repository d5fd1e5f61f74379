import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { COURSE_KINDS, type Course, type CourseKind } from './course.ts';
import { courseSum, MOST_NAMED_COURSES, neitherCount } from './courseSum.ts';

function course(kind: CourseKind, by = 0, [first, last] = [2015, 2024]): Course {
  const [firstOn, lastOn] = [exampleDay(`${first}-01-01`), exampleDay(`${last}-01-01`)];
  return { kind, by, firstOn, lastOn, last: by, values: [by] };
}

it('no courses have no sum', () => {
  expect(courseSum([])).toBeNull();
});

it('counts each kind, and says from when they are', () => {
  const kinds = ['better', 'worse', 'worse', 'same', 'undirected', 'single'] as const;
  const sum = courseSum(kinds.map((kind, at) => course(kind, 0, [2015 - at, 2024 - at])));
  expect(sum).toMatchObject({
    count: 6,
    counts: { better: 1, worse: 2, same: 1, undirected: 1, single: 1 },
    firstOn: exampleDay('2010-01-01'),
    lastFrom: exampleDay('2019-01-01'),
    lastTo: exampleDay('2024-01-01'),
  });
  expect(neitherCount(sum?.counts ?? { better: 9, worse: 9, same: 0, undirected: 0, single: 0 })).toBe(3);
});

describe('named are', () => {
  it.each([
    ['the two worst and the best', [-1, -3, -2, 1, 2, 3], [-3, -2, 3]],
    ['the one worse and the two best', [-1, 1, 2, 3], [-1, 3, 2]],
    ['the three best, where none went worse', [1, 2, 3, 4], [4, 3, 2]],
    ['the three worst, where none went better', [-1, -2, -3, -4], [-4, -3, -2]],
    ['two worse and one better', [-1, -2, 1], [-2, -1, 1]],
    ['all, where they are few', [-1, 1], [-1, 1]],
  ])('%s', (_, by, named) => {
    const sum = courseSum(by.map((each) => course(each > 0 ? 'better' : 'worse', each)));
    expect(sum?.named.map((each) => each.by)).toEqual(named);
  });

  it('the newest, where none went better or worse', () => {
    const sum = courseSum([2020, 2024, 2021, 2023].map((last) => course('undirected', 0, [2015, last])));
    expect(sum?.named.map(({ lastOn }) => lastOn)).toEqual(
      [2024, 2023, 2021].map((year) => exampleDay(`${year}-01-01`)),
    );
  });
});

it('every course counts once, and a worse one is never named after a better', () => {
  const courses = fc.array(
    fc
      .record({ kind: fc.constantFrom(...COURSE_KINDS), by: fc.integer({ min: 1, max: 99 }) })
      .map(({ kind, by }) => course(kind, kind === 'worse' ? -by : kind === 'better' ? by : 0)),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(courses, (some) => {
      const sum = courseSum(some);
      if (sum === null) throw new Error('there are courses');
      expect(Object.values(sum.counts).reduce((all, count) => all + count, 0)).toBe(some.length);
      expect(sum.named.length).toBe(
        Math.min(
          MOST_NAMED_COURSES,
          some.length - (neitherCount(sum.counts) === some.length ? 0 : neitherCount(sum.counts)),
        ),
      );
      const signs = sum.named.map(({ by }) => Math.sign(by));
      expect(signs).toEqual(signs.toSorted((one, other) => one - other));
      expect(new Set(sum.named).size).toBe(sum.named.length);
    }),
  );
});
