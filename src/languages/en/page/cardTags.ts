import type { Priority } from '#core/goal/goal.ts';

export const cardTags = {
  computed: 'Computed',
  computedBy: (formula: string) => `Computed: ${formula}`,
  computedFrom: 'Computed from other goals',
  noteAsked: 'Note asked for',
  noteAskedText: 'This goal is critical. Say in a note why, and what is being done.',
  kpi: 'KPI',
  kpiText: 'Key performance indicator',
  lastText: 'No figures yet in the fiscal year shown.',
  staleText: (period: string | null) =>
    period === null
      ? 'No actual was ever reported, and one is overdue.'
      : `The last actual is of ${period}; the next one is overdue.`,
  stale: (period: string) => `Stale · ${period}`,
  neverReported: 'Stale',
  priority: {
    high: 'High priority',
    normal: 'Normal priority',
    low: 'Low priority',
  } satisfies Record<Priority, string>,
};
