import type { savedFilters as en } from '#languages/en/page/savedFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const savedFilters: Translation<typeof en> = {
  list: 'Vues enregistrées',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  deleteQuestion: 'Supprimer ?',
  yes: 'Oui',
  no: 'Non',
  none: 'Filtrez les objectifs et enregistrez le résultat sous un nom. Il apparaîtra ici.',
  saver: 'Enregistrer cette vue',
  editor: (name) => `Modifier ${name}`,
  nameLabel: 'Nom de la vue',
  replace: 'Enregistrer aussi les filtres actuels',
  cancel: 'Annuler',
  nameless: 'Veuillez donner un nom à cette vue.',
  failed: 'Cette vue n’a pas pu être enregistrée. Veuillez réessayer plus tard.',
  taken: 'Vous avez déjà une vue de ce nom. Choisissez un autre nom.',
  tooMany: 'Vous avez atteint le nombre maximal de vues. Supprimez-en d’abord une.',
  update: (name) => `Mettre à jour « ${name} »`,
  saveAsNew: 'Enregistrer sous un autre nom…',
  backTo: (name) => `Revenir à « ${name} » tel qu’enregistré`,
  wasSaved: (name) => `Vue enregistrée : ${name}`,
  wasDeleted: (name) => `Vue supprimée : ${name}`,
};
