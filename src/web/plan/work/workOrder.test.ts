import { expect, it } from 'vitest';
import { inWorkOrder } from './workOrder.ts';

const initiative = (id: string, part: Partial<Parameters<typeof inWorkOrder>[0][number]> = {}) => ({
  id,
  title: 'x',
  state: 'active' as const,
  days_late: 0,
  end: '2026-12-31' as string | null,
  ...part,
});

it('the latest come first, then by the end and the title; without an end last, and after all what is over', () => {
  const ordered = inWorkOrder([
    initiative('done', { state: 'done', end: '2026-01-01' }),
    initiative('endless', { end: null }),
    initiative('b', { title: 'B' }),
    initiative('a', { title: 'A' }),
    initiative('soon', { end: '2026-12-01' }),
    initiative('late', { days_late: 3 }),
    initiative('later', { days_late: 30 }),
    initiative('b2', { title: 'B' }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['later', 'late', 'soon', 'a', 'b', 'b2', 'endless', 'done']);
});
