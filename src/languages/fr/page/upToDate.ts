import type { upToDate as en } from '#languages/en/page/upToDate.ts';
import type { Translation } from '#languages/translation.ts';

const goals = (count: number) => (count > 1 ? `${count} objectifs` : `${count} objectif`);
const owners = (count: number) => (count > 1 ? `${count} responsables` : `${count} responsable`);

export const upToDate: Translation<typeof en> = {
  view: 'Vue',
  sheet: 'Tableau',
  upToDate: 'À jour',
  loading: 'Vérification des valeurs saisies…',
  failed: 'L’état des saisies n’a pas pu être chargé.',
  headline: (current, all) =>
    current > 1 ? `${current} objectifs sur ${all} sont à jour` : `${current} objectif sur ${all} est à jour`,
  waits: (count, whose) =>
    count > 1 ? `${count} attendent une valeur, chez ${owners(whose)}.` : `${count} attend une valeur.`,
  whole: (period) => `${period} : tout est saisi`,
  wholeText: (count) =>
    count > 1
      ? `Les ${count} objectifs ont toutes les valeurs attendues.`
      : 'L’objectif a toutes les valeurs attendues.',
  noGoals: 'Aucune valeur n’est demandée',
  noGoalsText:
    'Ici figurent les objectifs commencés qui ont leurs propres valeurs. Rien n’est demandé pour les groupes, ni pour les objectifs calculés, atteints ou reportés.',
  remindAll: (count) => `Relancer ${owners(count)}`,
  states: {
    upToDate: 'À jour',
    due: 'À saisir, dans les délais',
    overdue: 'En retard',
    neverEntered: 'Jamais saisi',
  },
  owner: 'Responsable',
  goals: 'Objectifs',
  due: 'À saisir',
  overdue: 'En retard',
  never: 'Jamais saisi',
  last: 'Dernière valeur',
  none: 'Aucune',
  share: (current, all) => `${current} sur ${all} à jour`,
  nobodyNamed: 'Personne n’est désigné',
  noOwner: 'Sans responsable',
  remind: 'Relancer',
  remindOf: (name) => `Relancer ${name}`,
  nameOwner: 'Désigner une personne',
  invite: 'Inviter',
  inviteOf: (name) => `Inviter ${name}, qui n’a pas encore de compte`,
  reminded: (day) => `Relance du ${day}`,
  stopped: 'Ne souhaite pas de rappels',
  dueBy: (day) => `À saisir avant le ${day}`,
  overdueSince: (day) => `En retard depuis le ${day}`,
  fromTo: (from, to) => `de ${from} à ${to}`,
  more: (count) => `et ${count > 1 ? `${count} autres objectifs` : `${count} autre objectif`}`,
  letter: 'Ce que dit un rappel',
  letterHow: 'Au plus une fois par semaine, dans la langue du destinataire',
  letterTo: (name) => `À ${name}`,
  letterNone: 'Personne n’est à relancer pour le moment.',
  noMail:
    'Cette installation n’envoie pas d’e-mails : personne ne peut être relancé d’ici. Un administrateur peut configurer l’envoi.',
  nobodyReachable:
    'Personne ne peut être relancé : aucun des responsables concernés n’a encore de compte. Invitez-les d’abord.',
  kept: (whose, count) => `À jour : ${owners(whose)}, ${goals(count)}`,
  sending: 'Envoi…',
  sent: (count) => (count <= 1 ? `${count} rappel est en cours d’envoi.` : `${count} rappels sont en cours d’envoi.`),
  notSent: (count) =>
    count > 1
      ? `${count} rappels n’ont pas été envoyés. Veuillez réessayer.`
      : 'Un rappel n’a pas été envoyé. Veuillez réessayer.',
  department: 'Service',
  allDepartments: 'Tous les services',
};
