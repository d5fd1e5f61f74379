import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Berechnet',
  computedBy: (formula) => `Berechnet: ${formula}`,
  computedFrom: 'Aus anderen Zielen berechnet',
  kpi: 'KPI',
  stale: (period) => `Veraltet · ${period}`,
  neverReported: 'Veraltet',
  priority: {
    high: 'Hohe Priorität',
    normal: 'Normale Priorität',
    low: 'Niedrige Priorität',
  },
};
