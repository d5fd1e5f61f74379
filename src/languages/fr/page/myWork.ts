import type { myWork as en } from '#languages/en/page/myWork.ts';

export const myWork: typeof en = {
  whose: 'Pour qui',
  mine: 'Pour moi',
  department: 'Mon service',
  openSheet: 'Ouvrir la grille',
  groups: { asked: 'Demandé à vous', waiting: 'En attente d’un oui' },
  dueBy: (period, date) => `Réalisé pour ${period}, à saisir avant le ${date}`,
  late: (period, days) => `Réalisé pour ${period}, ${days > 1 ? `${days} jours` : `${days} jour`} de retard`,
  stale: (period) => `Obsolète : aucune valeur depuis ${period}`,
  neverReported: 'Obsolète : pas encore de valeur',
  asked: (by, day, text) => `${by}${day === '' ? '' : `, ${day}`} : « ${text} »`,
  answer: 'Répondre',
  checkIn: 'Faire le point',
  save: 'Enregistrer',
  actualOf: (goal, period) => `Réalisé : ${goal}, ${period}`,
  saved: (number, period) => `Réalisé enregistré pour ${number}, ${period}.`,
  notANumber: (text) => `« ${text} » n’est pas un nombre.`,
  unreachable: 'Non enregistré : le serveur est injoignable. Votre saisie est conservée.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Entre-temps, quelqu’un a effacé cette valeur. Enregistrez à nouveau pour garder la vôtre.'
      : `Entre-temps, quelqu’un a remplacé cette valeur par ${theirs}. Enregistrez à nouveau pour garder la vôtre.`,
  nothing: 'Rien ne vous attend.',
  noneYours: 'Aucun objectif n’est encore le vôtre.',
  ownNothing:
    'Les responsables de ce plan peuvent vous confier un objectif ou vous y associer : il figurera alors ici, avec ce qui est attendu.',
  attention: 'Les vôtres à surveiller',
  ofYours: (count, all) =>
    `${count} de vos ${all < 2 ? `${all} objectif` : `${all} objectifs`}, les plus éloignés d’abord`,
  waitingFigure: 'En attente d’une valeur',
  noneDue: 'Aucun ce mois-ci',
  milestones: 'Jalons en retard ou à venir sous 30 jours',
  initiatives: 'Initiatives en cours',
  others: 'Vos autres objectifs',
  comment: 'Commenter',
  toDashboard: 'Voir tous les objectifs',
  failed: 'Votre liste « À faire » n’a pas pu être chargée.',
  loading: 'Chargement de votre liste…',
  reminder: 'Rappel par e-mail',
  reminders: { never: 'Aucun rappel', weekly: 'Rappel hebdomadaire', monthly: 'Rappel mensuel' },
};
