import type { dashboardPicker as en } from '#languages/en/page/dashboardPicker.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboardPicker: Translation<typeof en> = {
  picker: (name) => `Tableau de bord : ${name}`,
  save: 'Enregistrer',
  nothingToSave: 'Choisissez un filtre ou un autre niveau pour pouvoir enregistrer.',
  unknown: (name) =>
    `Vous n’avez aucun tableau de bord enregistré sous le nom « ${name} ». Les filtres de l’adresse sont appliqués.`,
};
