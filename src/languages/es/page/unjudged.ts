import type { unjudged as en } from '#languages/en/page/unjudged.ts';
import type { Translation } from '#languages/translation.ts';

export const unjudged: Translation<typeof en> = {
  lastActual: (period) => `último real, ${period}`,
  actualToDate: 'real a la fecha, sin meta',
  lastPeriod: (period) => `Último: ${period}`,
  target: 'meta',
  pathAYear: 'Avance anual',
  pathText: (path) => `${path} en cada año por venir alcanzaría la meta`,
  totalTo: (year) => `Hasta ${year}`,
  targetMet: 'Meta alcanzada',
};
