import type { firstSight as en } from '#languages/en/page/firstSight.ts';
import type { Translation } from '#languages/translation.ts';

export const firstSight: Translation<typeof en> = {
  notice: 'Valeurs de ce plan',
  newest: (year) => `Les valeurs les plus récentes sont de ${year}.`,
  none: (year) => `Aucune de ${year} n’est saisie : aucun objectif n’est donc évalué aujourd’hui.`,
  never: (count) => `${count} ${count > 1 ? 'objectifs' : 'objectif'}, pas encore de valeurs.`,
  neverRest: 'Un objectif est évalué dès sa première valeur.',
  partly: (some, all, year) =>
    some < 2
      ? `${some} objectif sur ${all} a des valeurs de ${year}.`
      : `${some} objectifs sur ${all} ont des valeurs de ${year}.`,
  partlyRest: 'Les autres seront évalués dès que les leurs seront saisies.',
  hide: 'Masquer pour moi',
  show: (latest) => `Afficher ${latest}`,
  importNewer: 'Importer des valeurs récentes',
  importFirst: 'Importer des valeurs',
  type: 'Les saisir',
  changes: 'Objectifs par évolution',
  kinds: {
    better: 'Mieux',
    worse: 'Moins bien',
    same: 'Inchangé',
    undirected: 'Sens non indiqué',
    single: 'Une seule valeur',
  },
  sides: { better: 'mieux', worse: 'moins bien' },
  list: (kind, count) => `${kind}, ${count} ${count > 1 ? 'objectifs' : 'objectif'}`,
  setDirections: 'Indiquer les sens',
  setThese: (count) => (count > 1 ? `Indiquer ${count} sens` : 'Indiquer 1 sens'),
  directionsSet: (count) => (count > 1 ? `${count} sens indiqués` : '1 sens indiqué'),
  whichWay: (count) =>
    `Quel sens est le meilleur ? Personne ne l’a encore indiqué pour ${count > 1 ? `ces ${count} objectifs` : 'cet objectif'}.`,
  ways: { up: 'Plus haut est mieux', down: 'Plus bas est mieux' },
  way: {
    up: (title) => `Plus haut est mieux : ${title}`,
    down: (title) => `Plus bas est mieux : ${title}`,
  },
  firstToLast: (count) => `De la première à la dernière valeur, ${count} ${count > 1 ? 'objectifs' : 'objectif'}`,
  lastFigures: (from, to) => (from === to ? `Dernières valeurs ${to}` : `Dernières valeurs ${from} à ${to}`),
  have: (some, all) => `${some} ${some > 1 ? 'objectifs' : 'objectif'} sur ${all} avec des valeurs`,
  noFiguresYet: (count) => `${count} ${count > 1 ? 'objectifs' : 'objectif'}, pas encore de valeurs`,
  since: (year) => `depuis ${year}`,
  withTarget: (year) => `Avec cible ${year}`,
  withAnyTarget: 'Avec une cible',
  of: (some, all) => `${some} sur ${all}`,
};
