import type { cells as en } from '#languages/en/page/cells.ts';
import type { Translation } from '#languages/translation.ts';

export const cells: Translation<typeof en> = {
  edit: (column, goal) => `${column} de ${goal}`,
  mayNot: 'Vous ne pouvez pas modifier ceci.',
  nobody: 'Personne',
  none: 'Aucun',
  empty: '–',
  automatic: 'Automatique',
  goals: (count) => (count < 2 ? `${count} objectif` : `${count} objectifs`),
  departmentAndLoad: (department, goals) => `${department}, ${goals}`,
  noneFound: 'Aucun résultat',
  enterTakes: 'valider',
  tabNext: 'cellule suivante',
  escLeaves: 'quitter',
  enter: 'Entrée',
  tab: 'Tab',
  esc: 'Échap',
  save: 'Enregistrer',
  leave: 'Annuler',
  why: 'Pourquoi, en une phrase',
  whyThis: 'Pourquoi cette couleur ?',
  setTo: (status) => `Passer à ${status}`,
  setAutomatic: 'D’après les chiffres',
  reasonMissing: 'Dites pourquoi, en une phrase.',
  gone: 'Cet objectif n’est plus dans le plan.',
  changed: (goal, column, before, after) => `${goal} ${column} : ${before} › ${after}`,
  changedMany: (column, count) =>
    count < 2 ? `Modification de ${column} : ${count} objectif.` : `Modification de ${column} : ${count} objectifs.`,
  theySet: (by, value) => `${by} vient d’indiquer ${value}.`,
  somebody: 'Quelqu’un d’autre',
  keepMine: 'Garder ma version',
  takeTheirs: 'Prendre l’autre version',
  unreachable: 'L’enregistrement a échoué, la saisie est toujours là. Appuyez sur Entrée pour réessayer.',
  notPasted: (text, column) => `« ${text} » ne peut pas être collé : ce n’est pas une valeur de ${column}.`,
  statusNotPasted: 'Un statut demande son motif et ne se colle pas. Appuyez sur Entrée pour le définir.',
  copied: (count) => (count < 2 ? `${count} valeur copiée.` : `${count} valeurs copiées.`),
  notLoaded: (count) =>
    count < 2
      ? `${count} de ces objectifs n’est pas encore chargé. Rien n’a été copié : copiez à nouveau dans un instant.`
      : `${count} de ces objectifs ne sont pas encore chargés. Rien n’a été copié : copiez à nouveau dans un instant, ou choisissez-en moins.`,
  mayNotMany: (count) => `Vous ne pouvez pas modifier ${count} de ces objectifs. Rien n’a été modifié.`,
};
