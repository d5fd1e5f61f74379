import type { outbox as en } from '#languages/en/page/outbox.ts';
import type { Translation } from '#languages/translation.ts';

export const outbox: Translation<typeof en> = {
  waiting: (count) =>
    count === 1
      ? '1 entrada aún no está guardada: no se llega al servidor. Milepost lo sigue intentando.'
      : `${count} entradas aún no están guardadas: no se llega al servidor. Milepost lo sigue intentando.`,
  asks: (count) =>
    count === 1 ? '1 entrada no se guardó. Revísela.' : `${count} entradas no se guardaron. Revíselas.`,
  show: 'Mostrar',
  hide: 'Ocultar',
  list: 'Aún sin guardar',
  waits: 'Espera al servidor.',
  conflict: (theirs) => `Otra persona lo ha fijado entretanto, en ${theirs}.`,
  changed: 'Otra persona lo ha cambiado entretanto.',
  refused: 'El servidor lo ha rechazado.',
  empty: 'vacío',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Tomar lo otro',
  again: 'Intentar de nuevo',
  toSheet: 'Abrir la tabla',
  discard: 'Descartar',
  figure: (goal, period, text) => `${goal}, ${period}: ${text}`,
  others: (count) => (count === 1 ? 'y 1 celda más' : `y ${count} celdas más`),
  comment: (text) => `Comentario: «${text}»`,
  checkIn: (goal, parts) => `Registro de ${goal}: ${parts}`,
  kept: 'No se llega al servidor. Lo que escribió se conserva y se enviará.',
  signOut: (count) =>
    count === 1
      ? 'Cerrar sesión y perder 1 entrada sin guardar'
      : `Cerrar sesión y perder ${count} entradas sin guardar`,
};
