import type { checkIn as en } from '#languages/en/page/checkIn.ts';
import type { Translation } from '#languages/translation.ts';

export const checkIn: Translation<typeof en> = {
  title: 'Informar del avance',
  period: 'Periodo',
  actual: 'Real',
  target: 'Meta',
  yearToDate: 'Acum. del año',
  planToDate: 'Acum. del plan',
  of: (actual, target) => `${actual} de ${target}`,
  becomes: 'pasa a',
  comment: 'Comentario',
  status: 'Estado',
  automatic: (status) => `Automático: ${status}`,
  byHand: (status) => `A mano: ${status}`,
  reason: '¿Por qué este estado?',
  openSheet: 'Abrir hoja',
  cancel: 'Cancelar',
  save: 'Guardar',
  computed: 'Estos datos se calculan a partir de los subobjetivos. Aquí puede comentar; los datos se registran allí.',
  byMilestones:
    'Estos datos resultan de sus hitos. Aquí puede comentar y marcar los atrasados o que vencen en 30 días; los demás están en Acciones.',
  noOpenPeriod: 'Este objetivo no tiene ningún periodo abierto para registrar datos. Aun así, puede comentar.',
  notANumber: (text) => `«${text}» no es un número.`,
  reasonMissing: 'Indique por qué fija el estado a mano.',
  noteAsked:
    'Diga en una nota por qué el objetivo es crítico y qué se está haciendo. Guarde de nuevo para guardar sin ella.',
  nothing: 'Indique antes un valor real, un comentario o un estado.',
  nothingBeside: 'Escriba antes un comentario o elija un estado.',
  unreachable: 'Sin guardar: no se pudo contactar con el servidor. Lo que ha escrito se conserva.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Entretanto, otra persona ha borrado este valor. Guarde de nuevo para mantener el suyo.'
      : `Entretanto, otra persona ha cambiado este valor a ${theirs}. Guarde de nuevo para mantener el suyo.`,
  unlikely: (why) => `${why} Guarde de nuevo si es lo que quiere.`,
  statusConflict: 'Entretanto, otra persona ha cambiado el estado. Guarde de nuevo para mantener el suyo.',
  done: (number) => `Se ha informado del avance de ${number}.`,
};
