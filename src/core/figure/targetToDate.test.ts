import { expect, it } from 'vitest';
import { exampleQuestion } from '#testing/core/exampleFigures.ts';
import { assess } from './assessment.ts';

it.each([
  ['2025-12-30', { days: 364, of: 365 }, 19.97],
  ['2025-12-31', null, 20],
  ['2026-01-01', null, 20],
] as const)(
  'of a yearly sum on %s the unfinished year counts by its share, a finished one whole',
  (today, lastShare, target) => {
    const question = exampleQuestion({
      goal: { trackingFrequency: 'yearly', aggregation: 'sum', span: { start: null, end: null } },
      entries: { '2024-01-01': [10, 5], '2025-01-01': [10, 5] },
      today,
      year: 'ALL',
    });
    const { chosen } = assess(...question);
    expect(chosen.target).toMatchObject({ rule: 'entries', lastShare });
    expect(chosen.target?.value).toBeCloseTo(target, 2);
  },
);
