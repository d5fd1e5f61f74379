import type { cells as en } from '#languages/en/page/cells.ts';
import type { Translation } from '#languages/translation.ts';

export const cells: Translation<typeof en> = {
  edit: (column, goal) => `${column} de ${goal}`,
  mayNot: 'Usted no puede cambiar esto.',
  nobody: 'Nadie',
  none: 'Ninguno',
  empty: '–',
  automatic: 'Automático',
  goals: (count) => (count === 1 ? '1 objetivo' : `${count} objetivos`),
  departmentAndLoad: (department, goals) => `${department}, ${goals}`,
  noneFound: 'Sin resultados',
  enterTakes: 'tomar',
  tabNext: 'celda siguiente',
  escLeaves: 'salir',
  enter: 'Intro',
  tab: 'Tab',
  esc: 'Esc',
  save: 'Guardar',
  leave: 'Cancelar',
  why: 'Por qué, en una frase',
  whyThis: '¿Por qué este color?',
  setTo: (status) => `Poner ${status}`,
  setAutomatic: 'Según las cifras',
  reasonMissing: 'Diga por qué, en una frase.',
  gone: 'Este objetivo ya no está en el plan.',
  changed: (goal, column, before, after) => `${goal} ${column}: ${before} › ${after}`,
  changedMany: (column, count) =>
    count === 1 ? `Cambio de ${column}: 1 objetivo.` : `Cambio de ${column}: ${count} objetivos.`,
  theySet: (by, value) => `${by} acaba de poner ${value}.`,
  somebody: 'Otra persona',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Tomar lo otro',
  unreachable: 'No se pudo guardar y sigue aquí. Pulse Intro para reintentarlo.',
  notPasted: (text, column) => `«${text}» no se puede pegar: no es un valor de ${column}.`,
  statusNotPasted: 'Un estado necesita su motivo y no se pega. Pulse Intro para ponerlo.',
  copied: (count) => (count === 1 ? '1 valor copiado.' : `${count} valores copiados.`),
  notLoaded: (count) =>
    count === 1
      ? '1 de estos objetivos aún no está cargado. No se ha copiado nada: vuelva a copiar en un momento.'
      : `${count} de estos objetivos aún no están cargados. No se ha copiado nada: vuelva a copiar en un momento, o elija menos.`,
  mayNotMany: (count) =>
    count === 1
      ? 'Usted no puede cambiar 1 de estos objetivos. No se ha cambiado nada.'
      : `Usted no puede cambiar ${count} de estos objetivos. No se ha cambiado nada.`,
};
