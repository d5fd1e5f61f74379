import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Calculé',
  computedBy: (formula) => `Calculé : ${formula}`,
  computedFrom: 'Calculé à partir d’autres objectifs',
  kpi: 'KPI',
  stale: (period) => `Obsolète · ${period}`,
  neverReported: 'Obsolète',
  priority: {
    high: 'Priorité haute',
    normal: 'Priorité normale',
    low: 'Priorité basse',
  },
};
