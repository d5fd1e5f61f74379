import type { outbox as en } from '#languages/en/page/outbox.ts';
import type { Translation } from '#languages/translation.ts';

export const outbox: Translation<typeof en> = {
  waiting: (count) =>
    count < 2
      ? `${count} saisie n’est pas encore enregistrée : le serveur est injoignable. Milepost continue d’essayer.`
      : `${count} saisies ne sont pas encore enregistrées : le serveur est injoignable. Milepost continue d’essayer.`,
  asks: (count) =>
    count < 2
      ? `${count} saisie n’a pas été enregistrée. Veuillez la vérifier.`
      : `${count} saisies n’ont pas été enregistrées. Veuillez les vérifier.`,
  show: 'Afficher',
  hide: 'Masquer',
  list: 'Pas encore enregistré',
  waits: 'Attend le serveur.',
  conflict: (theirs) => `Quelqu’un d’autre l’a fixé depuis, à ${theirs}.`,
  changed: 'Quelqu’un d’autre a modifié ceci depuis.',
  refused: 'Le serveur l’a refusé.',
  empty: 'vide',
  keepMine: 'Garder ma saisie',
  takeTheirs: 'Prendre l’autre valeur',
  again: 'Réessayer',
  toSheet: 'Ouvrir le tableau',
  discard: 'Abandonner',
  figure: (goal, period, text) => `${goal}, ${period} : ${text}`,
  others: (count) => (count < 2 ? `et ${count} autre cellule` : `et ${count} autres cellules`),
  comment: (text) => `Commentaire : « ${text} »`,
  checkIn: (goal, parts) => `Point sur ${goal} : ${parts}`,
  kept: 'Le serveur est injoignable. Votre saisie est gardée et sera envoyée.',
  signOut: (count) =>
    count < 2
      ? `Se déconnecter et perdre ${count} saisie non enregistrée`
      : `Se déconnecter et perdre ${count} saisies non enregistrées`,
};
