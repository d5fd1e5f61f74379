import type { unjudged as en } from '#languages/en/page/unjudged.ts';
import type { Translation } from '#languages/translation.ts';

export const unjudged: Translation<typeof en> = {
  lastActual: (period) => `letztes Ist, ${period}`,
  actualToDate: 'Ist bis heute, ohne Zielwert',
  lastPeriod: (period) => `Zuletzt: ${period}`,
  target: 'Ziel',
  pathAYear: 'Weg je Jahr',
  pathText: (path) => `${path} in jedem kommenden Jahr würde das Ziel erreichen`,
  totalTo: (year) => `Bis ${year}`,
  targetMet: 'Ziel erreicht',
};
