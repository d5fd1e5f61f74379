import type { waitingAnswers as english } from '#languages/en/page/waitingAnswers.ts';
import type { Translation } from '#languages/translation.ts';

export const waitingAnswers: Translation<typeof english> = {
  target: (value) => `Ziel ${value}`,
  figureOf: (value, period) => `${value} für ${period}`,
  wait: (figures, count) => (count === 1 ? `${figures} wartet auf ein Ja` : `${figures} warten auf ein Ja`),
  waits: (count) => (count === 1 ? '1 Wert wartet auf ein Ja.' : `${count} Werte warten auf ein Ja.`),
  answered:
    'Der Wert, den Sie vorher eingetragen hatten, wurde inzwischen beantwortet. Speichern Sie erneut, um diesen einzutragen.',
  enteredAnew:
    'Für diesen Zeitraum wurde inzwischen ein anderer Wert eingetragen. Speichern Sie erneut, um stattdessen diesen einzutragen.',
  note: 'Warum nicht? (freiwillig)',
  noteHint: 'Erfährt, wer den Wert eingetragen hat; steht auch im Verlauf.',
  decline: 'Ablehnen',
  cancel: 'Abbrechen',
  changedSince: (count) =>
    count === 1
      ? '1 Wert ist nicht mehr der, den Sie gesehen haben: Er wurde neu eingetragen, oder jemand hat geantwortet. Er bleibt, wie er ist.'
      : `${count} Werte sind nicht mehr die, die Sie gesehen haben: Sie wurden neu eingetragen, oder jemand hat geantwortet. Sie bleiben, wie sie sind.`,
  notTaken: (count) =>
    count === 1 ? '1 Wert konnte nicht übernommen werden.' : `${count} Werte konnten nicht übernommen werden.`,
  declinedTitle: 'Abgelehnt',
  declined: (figure) => `${figure} wurde abgelehnt`,
  declinedBy: (by, at, note) => (note === null ? `${by}, ${at}` : `${by}, ${at}: „${note}“`),
  seen: 'Gesehen',
  seenOf: (name) => `Gesehen: ${name}`,
  seenAll: (count) => `Alle ${count} gesehen`,
};
