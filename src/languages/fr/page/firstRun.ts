import type { firstRun as en } from '#languages/en/page/firstRun.ts';
import type { Translation } from '#languages/translation.ts';

export const firstRun: Translation<typeof en> = {
  title: 'Ce plan est vide. Par où voulez-vous commencer ?',
  goal: 'Ajouter le premier objectif',
  goalText: 'Un titre, une cible annuelle, un pilote.',
  file: 'Importer une feuille de calcul',
  fileText: 'XLSX, CSV ou JSON. Vous voyez chaque modification avant qu’elle ne soit appliquée.',
  demo: 'Découvrir le plan de démonstration',
  demoText: 'Des objectifs avec plusieurs années de valeurs. Facile à supprimer ensuite.',
  afterwards: 'Ensuite',
  steps: {
    plan: 'Plan créé',
    goals: 'Premier objectif et ses douze cibles',
    figures: 'Les valeurs d’un mois : la carte se met à jour',
    people: 'Inviter les pilotes',
  },
  done: 'fait',
  waiting: 'Il n’y a encore rien ici. Le responsable du plan ajoute les premiers objectifs.',
  settings: 'Modifier les paramètres du plan',
  failed: 'L’opération a échoué. Veuillez réessayer.',
};
