import { expect, it } from 'vitest';
import { inWorkOrder } from './workOrder.ts';

const initiative = (id: string, part: Partial<Parameters<typeof inWorkOrder>[0][number]> = {}) => ({
  id,
  title: 'x',
  state: 'active' as const,
  days_late: 0,
  end: '2026-12-31' as string | null,
  milestones: { total: 0, done: 0, late: 0 },
  ...part,
});

it('the latest come first, then late milestones, then by the end and the title; without an end last, and after all what is over', () => {
  const ordered = inWorkOrder([
    initiative('done', { state: 'done', end: '2026-01-01' }),
    initiative('endless', { end: null }),
    initiative('b', { title: 'B' }),
    initiative('a', { title: 'A' }),
    initiative('soon', { end: '2026-12-01' }),
    initiative('late milestone', { milestones: { total: 2, done: 0, late: 1 }, end: '2027-12-31' }),
    initiative('late', { days_late: 3 }),
    initiative('later', { days_late: 30 }),
    initiative('b2', { title: 'B' }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual([
    'later',
    'late',
    'late milestone',
    'soon',
    'a',
    'b',
    'b2',
    'endless',
    'done',
  ]);
});
