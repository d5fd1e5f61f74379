import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Calculé',
  computedBy: (formula) => `Calculé : ${formula}`,
  computedFrom: 'Calculé à partir d’autres objectifs',
  noteAsked: 'Note demandée',
  noteAskedText: 'Cet objectif est critique. Dites dans une note pourquoi, et ce qui est fait.',
  kpi: 'KPI',
  stale: (period) => `Obsolète · ${period}`,
  neverReported: 'Obsolète',
  priority: {
    high: 'Priorité haute',
    normal: 'Priorité normale',
    low: 'Priorité basse',
  },
};
