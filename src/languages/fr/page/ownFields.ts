import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Champs propres',
  yes: 'Oui',
  no: 'Non',
  none: 'Aucune valeur',
};
