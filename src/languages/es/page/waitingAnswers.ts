import type { waitingAnswers as english } from '#languages/en/page/waitingAnswers.ts';
import type { Translation } from '#languages/translation.ts';

export const waitingAnswers: Translation<typeof english> = {
  target: (value) => `meta ${value}`,
  figureOf: (value, period) => `${value} de ${period}`,
  wait: (figures, count) => (count === 1 ? `${figures} espera un sí` : `${figures} esperan un sí`),
  waits: (count) => (count === 1 ? '1 dato espera un sí.' : `${count} datos esperan un sí.`),
  answered: 'El dato que registró antes recibió respuesta entretanto. Guarde de nuevo para registrar este.',
  enteredAnew: 'Entretanto se registró otro dato en este periodo. Guarde de nuevo para registrar este en su lugar.',
  note: '¿Por qué no? (opcional)',
  noteHint: 'Se comunica a quien registró el dato y queda en el historial.',
  decline: 'Rechazar',
  cancel: 'Cancelar',
  changedSince: (count) =>
    count === 1
      ? '1 dato ya no es el que vio: se registró de nuevo, o alguien ha respondido. Queda como está.'
      : `${count} datos ya no son los que vio: se registraron de nuevo, o alguien ha respondido. Quedan como están.`,
  notTaken: (count) => (count === 1 ? '1 dato no se pudo tomar.' : `${count} datos no se pudieron tomar.`),
  declinedTitle: 'Rechazado',
  declined: (figure) => `${figure}: rechazado`,
  declinedBy: (by, at, note) => (note === null ? `${by}, ${at}` : `${by}, ${at}: «${note}»`),
  seen: 'Visto',
  seenOf: (name) => `Visto: ${name}`,
  seenAll: (count) => `Vistos los ${count}`,
};
