import type { charts as en } from '#languages/en/page/charts.ts';
import type { Translation } from '#languages/translation.ts';

export const charts: Translation<typeof en> = {
  actual: 'Ist',
  target: 'Ziel',
  onlyTarget: (target) => `Noch kein Ist-Wert; der Zielwert am Ende ist ${target}`,
  sentence: (part) =>
    [
      `Ist ${part.actual}${part.target === null ? '' : ` bei Ziel ${part.target}`}, ${part.period}`,
      part.status,
      ...(part.projected === null ? [] : [`Prognose ${part.projected}`]),
    ].join('; '),
  noSvg: 'Ihr Browser unterstützt kein SVG',
};
