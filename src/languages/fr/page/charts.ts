import type { charts as en } from '#languages/en/page/charts.ts';
import type { Translation } from '#languages/translation.ts';

export const charts: Translation<typeof en> = {
  actual: 'Réalisé',
  target: 'Cible',
  onlyTarget: (target) => `Pas encore de réalisé ; la cible finale est de ${target}`,
  sentence: (part) =>
    [
      `Réalisé ${part.actual}${part.target === null ? '' : ` pour une cible de ${part.target}`}, ${part.period}`,
      part.status,
      ...(part.projected === null ? [] : [`projection ${part.projected}`]),
    ].join(' ; '),
  noSvg: 'Votre navigateur ne prend pas en charge le format SVG',
};
