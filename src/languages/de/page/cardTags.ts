import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Berechnet',
  computedBy: (formula) => `Berechnet: ${formula}`,
  computedFrom: 'Aus anderen Zielen berechnet',
  noteAsked: 'Notiz erbeten',
  noteAskedText: 'Dieses Ziel ist kritisch. Schreiben Sie in einer Notiz, warum, und was geschieht.',
  kpi: 'KPI',
  kpiText: 'Leistungskennzahl (Key Performance Indicator)',
  lastText: 'Noch keine Werte im gezeigten Geschäftsjahr.',
  staleText: (period) =>
    period === null
      ? 'Noch nie wurde ein Istwert gemeldet, und einer ist überfällig.'
      : `Der letzte Istwert ist von ${period}; der nächste ist überfällig.`,
  stale: (period) => `Veraltet · ${period}`,
  neverReported: 'Veraltet',
  priority: {
    high: 'Hohe Priorität',
    normal: 'Normale Priorität',
    low: 'Niedrige Priorität',
  },
};
