import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Calculé',
  computedBy: (formula) => `Calculé : ${formula}`,
  computedFrom: 'Calculé à partir d’autres objectifs',
  noteAsked: 'Note demandée',
  noteAskedText: 'Cet objectif est critique. Dites dans une note pourquoi, et ce qui est fait.',
  kpi: 'KPI',
  kpiText: 'Indicateur clé de performance',
  lastText: 'Pas encore de valeur dans l’exercice affiché.',
  staleText: (period) =>
    period === null
      ? 'Aucun réalisé n’a encore été saisi, et un est en retard.'
      : `Le dernier réalisé est de ${period} ; le suivant est en retard.`,
  stale: (period) => `Obsolète · ${period}`,
  neverReported: 'Obsolète',
  priority: {
    high: 'Priorité haute',
    normal: 'Priorité normale',
    low: 'Priorité basse',
  },
};
