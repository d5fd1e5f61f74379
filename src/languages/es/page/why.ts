import type { why as en } from '#languages/en/page/why.ts';
import type { Translation } from '#languages/translation.ts';

export const why: Translation<typeof en> = {
  title: (status) => `¿Por qué «${status}»?`,
  link: '¿Por qué este color?',
  staleHint: (period) => `Sin valor real desde ${period}`,
  neverReportedHint: 'Aún sin valor real, aunque ya han terminado periodos',
  updated: 'Última actualización:',
  pressHint: 'Pulse para ver por qué tiene este color',
  by: (name) => `por ${name}`,
  byHand: (status, note) =>
    note === '' ? `Estado fijado a mano: ${status}.` : `Estado fijado a mano: ${status}. Motivo: ${note}`,
  green: 'Qué lo pondría en verde',
  change: 'Qué lo cambiaría',
  mean: 'promedio de los subobjetivos',
  milestones: (done, total) =>
    total === 0
      ? 'Se mide por sus hitos y aún no tiene ninguno. Añádalos al objetivo o a una de sus iniciativas, en Acciones.'
      : `Se mide por sus hitos, también los de sus iniciativas: ${done} de ${total} cumplidos. Cada uno cuenta según su peso.`,
  milestonesOnly: 'Se mide por sus hitos, también los de sus iniciativas. Cada uno cuenta según su peso.',
  meanByWeight: 'promedio ponderado de los subobjetivos',
  weightShare: (weight, of, parent) => `Cuenta con un peso de ${weight} sobre ${of} en ${parent}.`,
  weights: 'Pesos',
  weightOf: (weight, of) => `peso de ${weight} sobre ${of}`,
  below: (limit) => `menos de ${limit}`,
  andMore: (limit) => `${limit} o más`,
  container: (health, measured) =>
    measured === 1
      ? `Su subobjetivo medido tiene una salud de ${health} sobre 100.`
      : `Sus ${measured} subobjetivos medidos tienen una salud de ${health} sobre 100.`,
  nothingMeasured: (count) =>
    count === 0 ? 'No tiene subobjetivos con datos.' : 'Ninguno de sus subobjetivos tiene datos todavía.',
  leftOut: 'Fuera de estos datos',
  leftOutReasons: {
    setByHand: 'excluido a mano',
    deferred: 'pospuesto',
    trackedLessOften: 'seguimiento menos frecuente',
    otherValueType: 'otro tipo de valor',
    outsideWindow: 'sin vigencia en ese tiempo',
    noFigures: 'aún sin datos',
  },
  more: (count) => `y ${count} más`,
  bands: (names) =>
    `${names.on_target} y ${names.achieved} cuentan 100; ${names.off_target}, 50; ${names.critical}, 0. Verde desde 75, amarillo desde 50; si no, rojo.`,
  ring: (complete, elapsed) => `${complete}, transcurrido el ${elapsed} del tiempo`,
  complete: 'Cumplido',
  targetToDate: 'Meta a la fecha',
  targetMet: 'Meta cumplida',
  timeElapsed: (year) => (year === null ? 'Plazo transcurrido' : `${year} transcurrido`),
};
