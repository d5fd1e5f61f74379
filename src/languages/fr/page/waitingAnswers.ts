import type { waitingAnswers as english } from '#languages/en/page/waitingAnswers.ts';
import type { Translation } from '#languages/translation.ts';

export const waitingAnswers: Translation<typeof english> = {
  target: (value) => `cible ${value}`,
  figureOf: (value, period) => `${value} pour ${period}`,
  wait: (figures, count) => (count < 2 ? `${figures} attend un oui` : `${figures} attendent un oui`),
  waits: (count) => (count < 2 ? `${count} valeur attend un oui.` : `${count} valeurs attendent un oui.`),
  answered: 'La valeur saisie auparavant a reçu une réponse entre-temps. Enregistrez à nouveau pour saisir celle-ci.',
  enteredAnew:
    'Une autre valeur a été saisie pour cette période entre-temps. Enregistrez à nouveau pour saisir plutôt celle-ci.',
  note: 'Pourquoi non ? (facultatif)',
  noteHint: 'Communiqué à qui a saisi la valeur, et conservé dans l’historique.',
  decline: 'Refuser',
  cancel: 'Annuler',
  changedSince: (count) =>
    count < 2
      ? `${count} valeur n’est plus celle que vous avez vue : elle a été saisie de nouveau, ou quelqu’un a répondu. Elle reste telle quelle.`
      : `${count} valeurs ne sont plus celles que vous avez vues : elles ont été saisies de nouveau, ou quelqu’un a répondu. Elles restent telles quelles.`,
  notTaken: (count) =>
    count < 2 ? `${count} valeur n’a pas pu être reprise.` : `${count} valeurs n’ont pas pu être reprises.`,
  declinedTitle: 'Refusé',
  declined: (figure) => `${figure} : refusé`,
  declinedBy: (by, at, note) => (note === null ? `${by}, ${at}` : `${by}, ${at} : « ${note} »`),
  seen: 'J’ai vu',
  seenOf: (name) => `J’ai vu : ${name}`,
  seenAll: (count) => `J’ai vu les ${count}`,
};
