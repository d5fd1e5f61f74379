import type { charts as en } from '#languages/en/page/charts.ts';
import type { Translation } from '#languages/translation.ts';

export const charts: Translation<typeof en> = {
  actual: 'Real',
  target: 'Meta',
  onlyTarget: (target) => `Aún no hay valor real; la meta final es ${target}`,
  sentence: (part) =>
    [
      `Valor real ${part.actual}${part.target === null ? '' : `, meta ${part.target}`}, ${part.period}`,
      part.status,
      ...(part.projected === null ? [] : [`proyección ${part.projected}`]),
    ].join('; '),
  noSvg: 'Su navegador no admite SVG',
};
