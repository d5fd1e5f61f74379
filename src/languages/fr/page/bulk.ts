import type { bulk as en } from '#languages/en/page/bulk.ts';
import type { Translation } from '#languages/translation.ts';

export const bulk: Translation<typeof en> = {
  choose: (goal) => `Choisir ${goal}`,
  chooseAll: 'Choisir tous les objectifs',
  bar: 'Objectifs choisis',
  chosen: (count) => (count <= 1 ? `${count} choisi` : `${count} choisis`),
  owner: 'Responsable',
  dates: 'Dates',
  status: 'Statut',
  move: 'Déplacer',
  remind: 'Relancer',
  archive: 'Archiver',
  more: 'Plus pour les objectifs choisis',
  none: 'Ne rien choisir',
  titles: {
    owner: (count) => (count < 2 ? `Responsable de ${count} objectif` : `Responsable de ${count} objectifs`),
    dates: (count) => (count < 2 ? `Dates de ${count} objectif` : `Dates de ${count} objectifs`),
    status: (count) => (count < 2 ? `Statut de ${count} objectif` : `Statut de ${count} objectifs`),
    own: (field, count) => (count < 2 ? `${field} de ${count} objectif` : `${field} de ${count} objectifs`),
    move: (count) => (count < 2 ? `Déplacer ${count} objectif` : `Déplacer ${count} objectifs`),
    remind: (count) =>
      count < 2 ? `Relancer le responsable de ${count} objectif` : `Relancer les responsables de ${count} objectifs`,
    archive: (count) => (count < 2 ? `Archiver ${count} objectif` : `Archiver ${count} objectifs`),
  },
  asItIs: 'Sans changement',
  datesHint: 'Ce qui reste vide ne change pas.',
  automatic: 'Automatique, selon les valeurs',
  reason: 'Motif',
  remindNote: 'Chaque responsable reçoit un message avec les valeurs que ces objectifs attendent.',
  archiveNote:
    'Ils partent avec tout ce qui se trouve dessous. Une annulation ramène tout, et chacun peut être restauré.',
  apply: (count) => (count < 2 ? `Modifier ${count} objectif` : `Modifier ${count} objectifs`),
  applyRest: (count) => (count < 2 ? 'Modifier l’autre' : `Modifier les ${count} autres`),
  remindRest: (count) => (count < 2 ? 'Relancer pour l’autre' : `Relancer pour les ${count} autres`),
  archiveRest: (count) => (count < 2 ? 'Archiver l’autre' : `Archiver les ${count} autres`),
  sendMails: 'Envoyer',
  cannotBe: (refused, all) =>
    refused < 2
      ? `C’est impossible pour 1 des ${all} objectifs. Rien n’a été modifié.`
      : `C’est impossible pour ${refused} des ${all} objectifs. Rien n’a été modifié.`,
  moreRefused: (count) => (count < 2 ? `et ${count} autre` : `et ${count} autres`),
  tooMany: (most) =>
    `On peut modifier au plus ${most} objectifs à la fois. Choisissez-en moins, par un filtre par exemple.`,
  changed: (count) => (count < 2 ? `${count} objectif modifié.` : `${count} objectifs modifiés.`),
  archived: (count) => (count < 2 ? `${count} objectif archivé.` : `${count} objectifs archivés.`),
  reminded: (count) => (count <= 1 ? `${count} rappel envoyé.` : `${count} rappels envoyés.`),
  notSent: (count) =>
    count < 2 ? `${count} rappel n’a pas pu être envoyé.` : `${count} rappels n’ont pas pu être envoyés.`,
  cancel: 'Annuler',
  refusals: {
    goal_not_found: 'Il n’est plus dans le plan.',
    forbidden: 'Vous ne pouvez pas modifier cet objectif.',
    changed_meanwhile: 'Quelqu’un d’autre vient de le modifier.',
    nothing_waits: 'Aucune valeur n’est attendue pour cet objectif.',
    nobody: 'Il n’appartient à personne que l’on puisse relancer.',
    no_account: 'Son responsable n’a pas de compte auquel envoyer un message.',
    stopped: 'Son responsable a arrêté les rappels de ce plan.',
    too_soon: 'Son responsable a été relancé il y a moins de sept jours.',
    goal_in_formulas: 'Un autre objectif, qui reste, est calculé à partir de lui.',
  },
};
