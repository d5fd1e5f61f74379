import type { upToDate as en } from '#languages/en/page/upToDate.ts';
import type { Translation } from '#languages/translation.ts';

const goals = (count: number) => (count === 1 ? '1 objetivo' : `${count} objetivos`);
const owners = (count: number) => (count === 1 ? '1 responsable' : `${count} responsables`);

export const upToDate: Translation<typeof en> = {
  view: 'Vista',
  sheet: 'Hoja',
  upToDate: 'Al día',
  loading: 'Comprobando qué datos están…',
  failed: 'No se ha podido cargar qué está al día.',
  headline: (current, all) =>
    current === 1 ? `1 de ${goals(all)} está al día` : `${current} de ${goals(all)} están al día`,
  waits: (count, whose) => (count === 1 ? '1 espera un dato.' : `${count} esperan un dato, de ${owners(whose)}.`),
  whole: (period) => `${period} está completo`,
  wholeText: (count) =>
    count === 1
      ? 'El único objetivo tiene todos los datos que tocaban.'
      : `Los ${count} objetivos tienen todos los datos que tocaban.`,
  noGoals: 'No se pide ningún dato',
  noGoalsText:
    'Aquí aparecen los objetivos que han empezado y llevan datos propios. No se preguntan los grupos ni los objetivos calculados, logrados o aplazados.',
  remindAll: (count) => `Recordar a ${owners(count)}`,
  states: { upToDate: 'Al día', due: 'Pendiente, en plazo', overdue: 'Atrasado', neverEntered: 'Nunca introducido' },
  owner: 'Responsable',
  goals: 'Objetivos',
  due: 'Pendiente',
  overdue: 'Atrasado',
  never: 'Nunca introducido',
  last: 'Último dato',
  none: 'Ninguno',
  share: (current, all) => `${current} de ${all} al día`,
  nobodyNamed: 'No hay nadie designado',
  noOwner: 'Sin responsable',
  remind: 'Recordar',
  remindOf: (name) => `Recordar a ${name}`,
  nameOwner: 'Designar a alguien',
  invite: 'Invitar',
  inviteOf: (name) => `Invitar a ${name}, que aún no tiene cuenta`,
  reminded: (day) => `Recordado el ${day}`,
  stopped: 'No desea recordatorios',
  dueBy: (day) => `Plazo hasta el ${day}`,
  overdueSince: (day) => `Atrasado desde el ${day}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  more: (count) => `y ${count === 1 ? '1 objetivo más' : `${count} objetivos más`}`,
  letter: 'Qué dice un recordatorio',
  letterHow: 'Como máximo uno por semana, en el idioma de quien lo lee',
  letterTo: (name) => `Para ${name}`,
  letterNone: 'Ahora no hay a quién recordar nada.',
  noMail:
    'Esta instalación no envía correos, así que desde aquí no se puede recordar nada. La administración puede configurar el correo.',
  nobodyReachable:
    'No se puede recordar nada a nadie: ningún responsable pendiente tiene cuenta todavía. Invítelos primero.',
  kept: (whose, count) => `Al día: ${owners(whose)}, ${goals(count)}`,
  sending: 'Enviando…',
  sent: (count) => (count === 1 ? '1 recordatorio está en camino.' : `${count} recordatorios están en camino.`),
  notSent: (count) =>
    count === 1
      ? 'Un recordatorio no se ha enviado. Inténtelo de nuevo.'
      : `${count} recordatorios no se han enviado. Inténtelo de nuevo.`,
  department: 'Área',
  allDepartments: 'Todas las áreas',
};
