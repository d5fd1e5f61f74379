import type { unjudged as en } from '#languages/en/page/unjudged.ts';
import type { Translation } from '#languages/translation.ts';

export const unjudged: Translation<typeof en> = {
  lastActual: (period) => `dernier réalisé, ${period}`,
  actualToDate: 'réalisé à date, sans cible',
  lastPeriod: (period) => `Dernière : ${period}`,
  target: 'cible',
  pathAYear: 'Pas annuel',
  pathText: (path) => `${path} chacune des années à venir atteindrait la cible`,
  totalTo: (year) => `Jusqu’à ${year}`,
  targetMet: 'Cible atteinte',
};
