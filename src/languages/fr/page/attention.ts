import type { attention as en } from '#languages/en/page/attention.ts';
import type { Translation } from '#languages/translation.ts';

export const attention: Translation<typeof en> = {
  title: 'Objectifs à surveiller',
  loading: 'Chargement de ce qui est à surveiller…',
  failed: 'Ce qui est à surveiller n’a pas pu être chargé.',
  howMany: 'Nombre d’objectifs',
  all: (count) => `Tous, ${count.toLocaleString('fr-FR')}`,
  furthest: (count, critical) =>
    `Les ${count.toLocaleString('fr-FR')} plus éloignés de leur cible à date, ${critical} d’abord.`,
  allBehind: (count, critical) =>
    count < 2
      ? 'Un objectif manque sa cible à date.'
      : `Les ${count.toLocaleString('fr-FR')} qui manquent leur cible à date, ${critical} d’abord.`,
  noneBehind: (closest) =>
    closest === 0
      ? 'Rien ne manque sa cible.'
      : closest < 2
        ? 'Rien ne manque sa cible. Cet objectif en est le plus proche.'
        : `Rien ne manque sa cible. Ces ${closest} objectifs en sont les plus proches.`,
  lateWork: 'Actions en retard',
  moreLateWork: (count) => `Et ${count.toLocaleString('fr-FR')} de plus, sous Actions`,
  workIsLate: (late) => `Mais des actions ont du retard (${late}).`,
  since: (day, { closer, further, same, isNew, otherStatus }) => {
    const parts = [
      `plus proches : ${closer}`,
      `plus loin : ${further}`,
      `inchangés : ${same}`,
      ...(isNew > 0 ? [`nouveaux : ${isNew}`] : []),
    ];
    const status = otherStatus === 0 ? 'aucun statut n’a changé' : `statuts changés : ${otherStatus}`;
    return `Depuis le ${day}, ${parts.join(', ')} ; ${status}.`;
  },
  columns: {
    goal: 'Objectif et pilote',
    stands: 'En est à',
    trend: 'Évolution',
    since: (day) => `Cible atteinte, depuis le ${day}`,
    comment: 'Dernier commentaire',
    step: 'Prochaine étape',
  },
  changes: { closer: 'Plus proche', further: 'Plus loin', same: 'Inchangé' },
  fromTo: (before, now) => `de ${before} à ${now}`,
  noFigure: 'Pas encore de valeur',
  partOf: (actual, target) => `${actual} sur ${target}`,
  beside: (actual, target) => `${actual}, cible ${target}`,
  short: (distance) => `il manque ${distance}`,
  over: (distance) => `${distance} de trop`,
  tooMany: (distance) => `${distance} de trop`,
  alsoSets: (number, why) => `Détermine aussi ${number} (${why})`,
  why: { only: 'son seul objectif', lowest: 'son objectif le plus bas', highest: 'son objectif le plus haut' },
  nobodyWrote: 'Personne n’a écrit pourquoi',
  saidBy: (name, day) => `${name}, ${day}`,
  byHand: (status) => `mis à ${status} à la main`,
};
