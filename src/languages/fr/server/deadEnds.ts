import type { deadEnds as en } from '#languages/en/server/deadEnds.ts';
import type { Translation } from '#languages/translation.ts';

export const deadEnds: Translation<typeof en> = {
  title: 'Rien ici',
  deadLink: {
    heading: 'Il n’y a rien à cette adresse',
    text: 'Le lien est peut-être incomplet ou n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a transmis.',
  },
  noPage: {
    heading: 'Il n’y a pas de page à cette adresse',
    text: 'Veuillez vérifier l’adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  },
  home: 'Ouvrir Milepost',
};
