import type { firstSight as en } from '#languages/en/page/firstSight.ts';
import type { Translation } from '#languages/translation.ts';

export const firstSight: Translation<typeof en> = {
  title: (year) => `Pas encore de valeurs pour ${year}.`,
  latest: (year) => `Dernières valeurs : ${year}`,
  noneTitle: 'Pas encore de valeurs',
  text: 'Sans valeurs pour cet exercice, aucun objectif n’est évalué. Les cartes montrent en gris la dernière valeur et le chemin vers la cible.',
  noneText: 'Rien n’est encore saisi pour ces objectifs : aucun n’est donc évalué.',
  hide: 'Masquer pour moi',
  lookAt: (latest) => `Voir le plan à fin ${latest}`,
  show: (latest) => `Afficher ${latest}`,
  judged: (count) => (count > 1 ? `${count} objectifs étaient évalués` : `${count} objectif était évalué`),
  loading: 'Décompte en cours…',
  bring: 'Ajouter des valeurs plus récentes',
  bringFirst: 'Ajouter des valeurs',
  wait: (count) => (count > 1 ? `${count} objectifs attendent des valeurs.` : `${count} objectif attend des valeurs.`),
  importFile: 'Importer un fichier',
  type: 'Les saisir',
};
