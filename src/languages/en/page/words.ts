import type { Priority } from '#core/goal/goal.ts';

export const words = {
  product: 'Milepost',
  close: 'Close',
  priority: {
    high: 'High priority',
    normal: 'Normal priority',
    low: 'Low priority',
  } satisfies Record<Priority, string>,
};
