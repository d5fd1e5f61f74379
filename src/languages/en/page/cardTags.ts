import type { Priority } from '#core/goal/goal.ts';

export const cardTags = {
  computed: 'Computed',
  computedBy: (formula: string) => `Computed: ${formula}`,
  computedFrom: 'Computed from other goals',
  noteAsked: 'Note asked for',
  noteAskedText: 'This goal is critical. Say in a note why, and what is being done.',
  kpi: 'KPI',
  stale: (period: string) => `Stale · ${period}`,
  neverReported: 'Stale',
  priority: {
    high: 'High priority',
    normal: 'Normal priority',
    low: 'Low priority',
  } satisfies Record<Priority, string>,
};
