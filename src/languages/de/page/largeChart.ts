import type { largeChart as en } from '#languages/en/page/largeChart.ts';
import type { Translation } from '#languages/translation.ts';

const PERIODS = { weekly: 'Wochen', monthly: 'Monaten', quarterly: 'Quartalen', yearly: 'Jahren' };

export const largeChart: Translation<typeof en> = {
  projection: 'Prognose',
  period: 'Zeitraum',
  partial: '(unvollständig)',
  today: 'Heute',
  toggles: 'Diagramm',
  steps: 'Laufende Werte nach',
  spans: 'Wie weit zurück',
  twoYears: '2 Jahre',
  since: (year) => `Seit ${year}`,
  views: 'Ansicht des Diagramms',
  view: { year: 'Jahr', outlook: 'Ausblick', signal: 'Signal' },
  complete: 'Erfüllt',
  milestone: (percent) => `${percent} der Zeit`,
  step: { quarterly: 'Quartal', monthly: 'Monat' },
  table: 'Werte des Diagramms',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  pressForSource: 'drücken zeigt, woher der Wert kommt',
  reader: 'Diagramm Punkt für Punkt lesen',
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`Ist ${part.actual}`]),
      ...(part.target === null ? [] : [`Ziel ${part.target}`]),
      ...(part.projected === null ? [] : [`Prognose ${part.projected}`]),
    ].join(' · '),
  counted: (has, of, frequency) => `${has} von ${of} ${PERIODS[frequency]}`,
};
