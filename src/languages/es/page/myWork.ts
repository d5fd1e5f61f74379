import type { myWork as en } from '#languages/en/page/myWork.ts';
import type { Translation } from '#languages/translation.ts';

export const myWork: Translation<typeof en> = {
  whose: 'Tareas de quién',
  mine: 'Mías',
  department: 'Mi área',
  openSheet: 'Abrir hoja',
  groups: { asked: 'Para usted', waiting: 'En espera de un sí' },
  dueBy: (period, date) => `Valor real de ${period}, plazo: ${date}`,
  late: (period, days) => `Valor real de ${period}, ${days === 1 ? '1 día' : `${days} días`} de retraso`,
  stale: (period) => `Atrasado: sin datos desde ${period}`,
  neverReported: 'Atrasado: aún sin datos',
  asked: (by, day, text) => `${by}${day === '' ? '' : `, ${day}`}: «${text}»`,
  answer: 'Responder',
  checkIn: 'Informar',
  save: 'Guardar',
  actualOf: (goal, period) => `Valor real de ${goal}, ${period}`,
  saved: (number, period) => `Valor real de ${number} guardado: ${period}.`,
  notANumber: (text) => `«${text}» no es un número.`,
  unreachable: 'Sin guardar: no se pudo contactar con el servidor. Lo que ha escrito se conserva.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Entretanto, otra persona ha borrado este valor. Guarde de nuevo para mantener el suyo.'
      : `Entretanto, otra persona ha cambiado este valor a ${theirs}. Guarde de nuevo para mantener el suyo.`,
  nothing: 'No tiene nada pendiente.',
  noneYours: 'Todavía ningún objetivo es suyo.',
  ownNothing:
    'Quienes dirigen este plan pueden hacerle responsable de un objetivo o añadirle como colaborador: entonces aparecerá aquí, con lo que toca.',
  attention: 'Los suyos que requieren atención',
  ofYours: (count, all) => `${count} de sus ${all === 1 ? '1 objetivo' : `${all} objetivos`}, los más lejanos primero`,
  waitingFigure: 'A la espera de una cifra',
  noneDue: 'Ninguno este mes',
  milestones: 'Hitos con retraso o que vencen en 30 días',
  initiatives: 'Iniciativas abiertas',
  others: 'Sus otros objetivos',
  comment: 'Comentar',
  toDashboard: 'Ver todos los objetivos',
  failed: 'No se pudieron cargar sus tareas.',
  loading: 'Cargando sus tareas…',
  reminder: 'Recordatorio por correo',
  reminders: { never: 'Sin recordatorio', weekly: 'Recordar cada semana', monthly: 'Recordar cada mes' },
};
