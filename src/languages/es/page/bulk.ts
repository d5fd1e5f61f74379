import type { bulk as en } from '#languages/en/page/bulk.ts';
import type { Translation } from '#languages/translation.ts';

export const bulk: Translation<typeof en> = {
  choose: (goal) => `Elegir ${goal}`,
  chooseAll: 'Elegir todos los objetivos',
  bar: 'Objetivos elegidos',
  chosen: (count) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  owner: 'Responsable',
  dates: 'Fechas',
  status: 'Estado',
  move: 'Mover',
  remind: 'Recordar',
  archive: 'Archivar',
  more: 'Más para los objetivos elegidos',
  none: 'No elegir ninguno',
  titles: {
    owner: (count) => (count === 1 ? 'Responsable de 1 objetivo' : `Responsable de ${count} objetivos`),
    dates: (count) => (count === 1 ? 'Fechas de 1 objetivo' : `Fechas de ${count} objetivos`),
    status: (count) => (count === 1 ? 'Estado de 1 objetivo' : `Estado de ${count} objetivos`),
    own: (field, count) => (count === 1 ? `${field} de 1 objetivo` : `${field} de ${count} objetivos`),
    move: (count) => (count === 1 ? 'Mover 1 objetivo' : `Mover ${count} objetivos`),
    remind: (count) =>
      count === 1 ? 'Recordar al responsable de 1 objetivo' : `Recordar a los responsables de ${count} objetivos`,
    archive: (count) => (count === 1 ? 'Archivar 1 objetivo' : `Archivar ${count} objetivos`),
  },
  asItIs: 'Sin cambios',
  datesHint: 'Lo que queda vacío no cambia.',
  automatic: 'Automático, según los valores',
  reason: 'Motivo',
  remindNote: 'Cada responsable recibe un correo con los valores que estos objetivos esperan.',
  archiveNote: 'Se van con todo lo que hay debajo. Deshacer una vez lo devuelve todo, y cada uno se puede restaurar.',
  apply: (count) => (count === 1 ? 'Cambiar 1 objetivo' : `Cambiar ${count} objetivos`),
  applyRest: (count) => (count === 1 ? 'Cambiar el otro' : `Cambiar los otros ${count}`),
  remindRest: (count) => (count === 1 ? 'Recordar el otro' : `Recordar los otros ${count}`),
  archiveRest: (count) => (count === 1 ? 'Archivar el otro' : `Archivar los otros ${count}`),
  sendMails: 'Enviar',
  cannotBe: (refused, all) =>
    refused === 1
      ? `No es posible en 1 de ${all} objetivos. No se ha cambiado nada.`
      : `No es posible en ${refused} de ${all} objetivos. No se ha cambiado nada.`,
  moreRefused: (count) => `y ${count} más`,
  tooMany: (most) =>
    `Se pueden cambiar como máximo ${most} objetivos a la vez. Elija menos, por ejemplo con un filtro.`,
  changed: (count) => (count === 1 ? '1 objetivo cambiado.' : `${count} objetivos cambiados.`),
  archived: (count) => (count === 1 ? '1 objetivo archivado.' : `${count} objetivos archivados.`),
  reminded: (count) => (count === 1 ? '1 recordatorio enviado.' : `${count} recordatorios enviados.`),
  notSent: (count) =>
    count === 1 ? '1 recordatorio no se pudo enviar.' : `${count} recordatorios no se pudieron enviar.`,
  cancel: 'Cancelar',
  refusals: {
    goal_not_found: 'Ya no está en el plan.',
    forbidden: 'No puede cambiar este objetivo.',
    changed_meanwhile: 'Otra persona acaba de cambiarlo.',
    nothing_waits: 'Ahora no se espera ningún valor de este objetivo.',
    nobody: 'No pertenece a nadie a quien se pueda recordar.',
    no_account: 'Su responsable no tiene una cuenta a la que enviar un correo.',
    stopped: 'Su responsable ha desactivado los recordatorios de este plan.',
    too_soon: 'A su responsable se le recordó hace menos de siete días.',
    goal_in_formulas: 'Otro objetivo, que se queda, se calcula a partir de él.',
  },
};
