import type { dashboardPicker as en } from '#languages/en/page/dashboardPicker.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboardPicker: Translation<typeof en> = {
  picker: (name) => `Vue : ${name}`,
  save: 'Enregistrer',
  nothingToSave: 'Choisissez un filtre ou un autre niveau pour pouvoir enregistrer.',
  unknown: (name) =>
    `Vous n’avez aucune vue enregistrée sous le nom « ${name} ». Les filtres de l’adresse sont appliqués.`,
};
