import type { checkIn as en } from '#languages/en/page/checkIn.ts';

export const checkIn: typeof en = {
  title: 'Faire le point',
  period: 'Période',
  actual: 'Réalisé',
  target: 'Cible',
  yearToDate: 'Cumul annuel',
  planToDate: 'Cumul du plan',
  of: (actual, target) => `${actual} sur ${target}`,
  becomes: 'devient',
  comment: 'Commentaire',
  status: 'Statut',
  automatic: (status) => `Automatique : ${status}`,
  byHand: (status) => `Manuel : ${status}`,
  reason: 'Pourquoi ce statut ?',
  openSheet: 'Ouvrir la grille',
  cancel: 'Annuler',
  save: 'Enregistrer',
  computed:
    'Ces valeurs sont calculées à partir des sous-objectifs. Vous pouvez commenter ici ; les valeurs se saisissent là-bas.',
  byMilestones:
    'Ces valeurs découlent de ses jalons. Vous pouvez commenter ici et cocher ceux en retard ou dus sous 30 jours ; les autres sont sous Actions.',
  noOpenPeriod: 'Aucune période de cet objectif n’est ouverte à la saisie. Vous pouvez tout de même commenter.',
  notANumber: (text) => `« ${text} » n’est pas un nombre.`,
  reasonMissing: 'Indiquez pourquoi vous définissez le statut manuellement.',
  noteAsked:
    'Dites dans une note pourquoi l’objectif est critique et ce qui est fait. Enregistrez de nouveau pour vous en passer.',
  nothing: 'Saisissez d’abord une valeur réalisée, un commentaire ou un statut.',
  nothingBeside: 'Écrivez d’abord un commentaire ou choisissez un statut.',
  unreachable: 'Non enregistré : le serveur est injoignable. Votre saisie est conservée.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Entre-temps, quelqu’un a effacé cette valeur. Enregistrez à nouveau pour garder la vôtre.'
      : `Entre-temps, quelqu’un a remplacé cette valeur par ${theirs}. Enregistrez à nouveau pour garder la vôtre.`,
  unlikely: (why) => `${why} Enregistrez à nouveau si c’est voulu.`,
  statusConflict: 'Entre-temps, quelqu’un a modifié le statut. Enregistrez à nouveau pour garder le vôtre.',
  done: (number) => `Point enregistré pour ${number}.`,
};
