import type { moved as en } from '#languages/en/page/moved.ts';
import type { Translation } from '#languages/translation.ts';

export const moved: Translation<typeof en> = {
  title: 'Origine de l’évolution',
  link: 'D’où vient l’évolution ?',
  choose: 'Choisir ce qui est expliqué',
  close: 'Fermer l’explication',
  health: 'État global des objectifs affichés',
  healthOf: (name) => `État global : ${name}`,
  figureOrHealth: 'Ce qui est expliqué',
  percent: 'Pourcentage',
  onlyHealth: 'État global',
  groups: {
    objectives: 'Axes stratégiques',
    above: 'Au-dessus de cet objectif',
    below: 'Sous cet objectif',
    departments: 'Services',
  },
  exactly: (from, to) => `de ${from} à ${to}`,
  became: 'puis',
  below: 'Sous-objectifs',
  goalsOf: 'Objectifs',
  points: 'Points',
  healthPoints: (change) => `${change} points`,
  change: 'Évolution',
  bars: 'Contribution de chaque objectif',
  total: {
    mean: (name, counted, of) => `${name}, moyenne de ${counted} ${plural(counted)} sur ${of}`,
    sum: (name) => `${name}, somme des sous-objectifs`,
    average: (name) => `${name}, moyenne des sous-objectifs`,
    highest: (name) => `${name}, maximum des sous-objectifs`,
    lowest: (name) => `${name}, minimum des sous-objectifs`,
    health: (name, counted) =>
      counted > 1 ? `${name}, moyenne de ${counted} objectifs mesurés` : `${name}, ${counted} objectif mesuré`,
  },
  rest: 'Ses propres réglages ou dates, ou le temps écoulé entre les deux',
  more: (count) => (count > 1 ? `${count} autres objectifs` : `${count} autre objectif`),
  movedAlone: (number, part, isOfValues) => `${number} explique l’évolution : ${part}${isOfValues ? '' : ' points'}.`,
  movedMost: (number, part, change, isOfValues) =>
    `${number} explique la plus grande part de l’évolution : ${part} sur ${change}${isOfValues ? '' : ' points'}.`,
  madeOf: {
    mean: (count) => `Moyenne de ${countOf(count)}`,
    sum: (count) => `Somme de ${countOf(count)}`,
    average: (count) => `Moyenne de ${countOf(count)}`,
    highest: () => 'Maximum des sous-objectifs',
    lowest: () => 'Minimum des sous-objectifs',
  },
  nothing: 'Aucun sous-objectif n’a évolué.',
  noFigure: (day) => `Il n’avait pas de valeur au ${day} : il n’y a donc pas d’évolution à expliquer.`,
  notThere: (day) => `Au ${day}, il n’était pas dans le plan ou n’était pas calculé à partir de ses sous-objectifs.`,
  unknown: 'Ceci n’est pas calculé à partir de sous-objectifs.',
  working: 'Recherche de l’origine de l’évolution',
  failed: 'L’origine de l’évolution n’a pas pu être calculée.',
  leftOut: {
    setByHand: 'Exclu manuellement aux deux dates',
    deferred: 'Reporté, exclu aux deux dates',
    trackedLessOften: 'Suivi moins fréquent, exclu aux deux dates',
    otherValueType: 'Autre type de valeur, exclu aux deux dates',
    outsideWindow: 'Ne court pas sur cette année',
    noFigures: 'Sans valeur aux deux dates',
    notMeasured: 'Non mesuré aux deux dates',
  },
  held: (percent) => `compte pour ${percent} aux deux dates`,
  same: 'identique aux deux dates',
  notCounted: 'non compté : attend les autres objectifs',
  notCountedExtreme: {
    highest: 'jamais le maximum à ces deux dates',
    lowest: 'jamais le minimum à ces deux dates',
  },
  came: (day) => `nouveau dessous depuis le ${day}`,
  went: 'n’est plus dessous',
  joined: (day) => `compté depuis le ${day}`,
  left: 'n’est plus compté',
};

function countOf(count: number): string {
  return `${count} ${plural(count)}`;
}

function plural(count: number): string {
  return count > 1 ? 'objectifs' : 'objectif';
}
