import type { savedFilters as en } from '#languages/en/page/savedFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const savedFilters: Translation<typeof en> = {
  list: 'Tableaux de bord enregistrés',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  deleteQuestion: 'Supprimer ?',
  yes: 'Oui',
  no: 'Non',
  none: 'Filtrez les objectifs et enregistrez le résultat sous un nom. Il apparaîtra ici.',
  saver: 'Enregistrer ce tableau de bord',
  editor: (name) => `Modifier ${name}`,
  nameLabel: 'Nom du tableau de bord',
  replace: 'Enregistrer aussi les filtres actuels',
  cancel: 'Annuler',
  nameless: 'Veuillez donner un nom à ce tableau de bord.',
  failed: 'Ce tableau de bord n’a pas pu être enregistré. Veuillez réessayer plus tard.',
  taken: 'Vous avez déjà un tableau de bord de ce nom. Choisissez un autre nom.',
  tooMany: 'Vous avez atteint le nombre maximal de tableaux de bord. Supprimez-en d’abord un.',
  update: (name) => `Mettre à jour « ${name} »`,
  saveAsNew: 'Enregistrer sous un autre nom…',
  backTo: (name) => `Revenir à « ${name} » tel qu’enregistré`,
  wasSaved: (name) => `Tableau de bord enregistré : ${name}`,
  wasDeleted: (name) => `Tableau de bord supprimé : ${name}`,
};
