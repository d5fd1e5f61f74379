import type { waiting as english } from '#languages/en/page/waiting.ts';
import type { Translation } from '#languages/translation.ts';

export const waiting: Translation<typeof english> = {
  view: 'En attente',
  title: (count) => (count < 2 ? `${count} valeur attend un oui` : `${count} valeurs attendent un oui`),
  text: (count) =>
    `${count < 2 ? 'Elle ne compte' : 'Elles ne comptent'} nulle part tant qu’un responsable, ou le responsable du service, n’a pas dit oui.`,
  none: 'Aucune valeur en attente',
  noneText: 'Ce que les membres saisissent désormais apparaît ici jusqu’au oui d’un responsable.',
  yes: 'Oui',
  no: 'Non',
  yesTo: (name) => `Oui pour ${name}`,
  noTo: (name) => `Non pour ${name}`,
  yesAll: (count) => `Oui aux ${count}`,
  noAll: 'Non à toutes',
  actual: 'Réalisé',
  target: 'Cible',
  now: (value) => `actuellement ${value}`,
  coming: 'Commence plus tard : est-ce la bonne période ?',
  statusAfter: (status) => `Après un oui : ${status}`,
  empty: 'vide',
  by: (by, at) => `${by}, ${at}`,
  chip: (count) => `${count} en attente`,
  chipText: (count) =>
    count < 2
      ? `${count} valeur de cet objectif attend le oui d’un responsable`
      : `${count} valeurs de cet objectif attendent le oui d’un responsable`,
  cell: (value, by) => `${value} attend un oui (saisi par ${by})`,
  confirmed: (count) => (count < 2 ? `${count} valeur compte maintenant` : `${count} valeurs comptent maintenant`),
  declined: (count) => (count < 2 ? `${count} valeur a été refusée` : `${count} valeurs ont été refusées`),
  failed: 'Les valeurs en attente n’ont pas pu être chargées.',
  notAnswered: 'La réponse n’a pas pu être enregistrée.',
  loading: 'Chargement des valeurs en attente',
};
