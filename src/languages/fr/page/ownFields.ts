import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Champs propres',
  yes: 'Oui',
  no: 'Non',
  none: 'Aucune valeur',
  required: (name: string) => `${name} (obligatoire)`,
  problems: {
    missing: 'Ce champ est obligatoire.',
    link: 'Saisissez une adresse qui commence par https://, http:// ou mailto:.',
    textLong: 'Ce texte est trop long.',
  },
};
