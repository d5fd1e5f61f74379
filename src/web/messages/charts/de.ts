import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
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
