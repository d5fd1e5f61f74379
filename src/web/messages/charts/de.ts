import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  actual: 'Ist',
  target: 'Ziel',
  projection: 'Prognose',
  period: 'Zeitraum',
  partial: '(unvollständig)',
  today: 'Heute',
  toggles: 'Diagramm',
  steps: 'Laufende Werte nach',
  step: { quarterly: 'Quartal', monthly: 'Monat' },
  table: 'Werte des Diagramms',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  reader: 'Diagramm Punkt für Punkt lesen',
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`Ist ${part.actual}`]),
      ...(part.target === null ? [] : [`Ziel ${part.target}`]),
      ...(part.projected === null || part.actual !== null ? [] : [`Prognose ${part.projected}`]),
    ].join(' · '),
  onlyTarget: (target) => `Noch kein Ist; das Ziel endet bei ${target}`,
  sentence: (part) =>
    [
      `Ist ${part.actual}${part.target === null ? '' : ` bei Ziel ${part.target}`}, ${part.period}`,
      part.status,
      ...(part.projected === null ? [] : [`Prognose ${part.projected}`]),
    ].join('; '),
  noSvg: 'Ihr Browser unterstützt kein SVG',
};
