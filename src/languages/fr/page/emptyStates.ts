import type { emptyStates as en } from '#languages/en/page/emptyStates.ts';
import type { Translation } from '#languages/translation.ts';

export const emptyStates: Translation<typeof en> = {
  emptyTitle: 'Ce plan est vide.',
  emptyText:
    'Ajoutez le premier objectif ou importez une feuille de calcul. Un responsable du plan peut faire l’un et l’autre.',
  emptyYear: (year) => `Aucun objectif pour ${year}`,
  emptyYearText: 'Choisissez un autre exercice ci-dessus ou affichez le plan entier.',
  showYear: (year) => `Afficher ${year}`,
  noSuchYear: (asked, shown) => `Ce plan ne couvre pas ${asked} ; ${shown} est affiché à la place.`,
  inOtherYears: 'Autres exercices :',
  goalsOfYear: (year, count) => `${year} (${count} ${count > 1 ? 'objectifs' : 'objectif'})`,
  showPlanToDate: 'Afficher le plan entier',
  nothingTitle: (count) =>
    ['Aucun objectif à ce niveau', 'Aucun objectif ne correspond à ce filtre'][count] ??
    `Aucun objectif ne correspond à ces ${count} filtres`,
  nothingHint: (count) => ({
    before: 'Sans le filtre ',
    after: `, il y aurait ${count} ${count > 1 ? 'objectifs' : 'objectif'}.`,
  }),
  removeFilter: (kind) => `Retirer ${kind}`,
  noPlanYet: 'Vous n’êtes encore membre d’aucun plan.',
  makePlan: 'Créer un plan',
  bringFile: 'Importer une feuille de calcul',
  lookAround: 'Découvrir le plan de démonstration',
  noPlanYetText: 'Créez votre propre plan, découvrez la démo ou demandez au responsable d’un plan de vous y ajouter.',
  askForPlan: 'Demandez au responsable d’un plan de vous ajouter.',
  needsTwoFactor: 'Ici, qui dirige un plan doit utiliser deux facteurs.',
  needsTwoFactorText: 'Activez-les sous « Votre compte », puis revenez.',
  toAccount: 'Votre compte',
  noPlan: 'Il n’y a ici aucun plan que vous puissiez consulter.',
  noPlanText: 'Il a peut-être été supprimé, ou l’adresse est celle d’un plan dont vous n’êtes pas membre.',
  toDashboard: 'Ouvrir mon tableau de bord',
};
