import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  lastActual: (period) => `letztes Ist, ${period}`,
  actualToDate: 'Ist bis heute, ohne Zielwert',
  lastPeriod: (period) => `Zuletzt: ${period}`,
  target: 'Ziel',
  pathAYear: 'Weg je Jahr',
};
