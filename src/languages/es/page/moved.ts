import type { moved as en } from '#languages/en/page/moved.ts';
import type { Translation } from '#languages/translation.ts';

export const moved: Translation<typeof en> = {
  title: 'Por qué cambió',
  link: '¿Qué lo hizo cambiar?',
  choose: 'Elegir qué se explica',
  close: 'Cerrar la explicación',
  health: 'Salud de los objetivos mostrados',
  healthOf: (name) => `Salud: ${name}`,
  figureOrHealth: 'Qué se explica',
  percent: 'Porcentaje',
  onlyHealth: 'Salud',
  groups: {
    objectives: 'Objetivos estratégicos',
    above: 'Objetivos superiores',
    below: 'Subobjetivos',
    departments: 'Áreas',
  },
  exactly: (from, to) => `de ${from} a ${to}`,
  became: 'después',
  below: 'Subobjetivos',
  goalsOf: 'Objetivos',
  points: 'Puntos',
  healthPoints: (change) => `${change} puntos`,
  change: 'Cambio',
  bars: 'Cuánto lo hizo cambiar cada uno',
  total: {
    mean: (name, counted, of) => `${name}, promedio de ${counted} de ${of} objetivos`,
    sum: (name) => `${name}, suma de sus objetivos`,
    average: (name) => `${name}, promedio de sus objetivos`,
    highest: (name) => `${name}, máximo de sus objetivos`,
    lowest: (name) => `${name}, mínimo de sus objetivos`,
    health: (name, counted) =>
      counted === 1 ? `${name}, 1 objetivo medido` : `${name}, promedio de ${counted} objetivos medidos`,
  },
  rest: 'Sus propios ajustes o fechas, o el tiempo transcurrido',
  more: (count) => (count === 1 ? '1 objetivo más' : `${count} objetivos más`),
  movedAlone: (number, part, isOfValues) => `${number} lo hizo cambiar: ${part}${isOfValues ? '' : ' puntos'}.`,
  movedMost: (number, part, change, isOfValues) =>
    `${number} fue lo que más lo hizo cambiar: ${part} de ${change}${isOfValues ? '' : ' puntos'}.`,
  madeOf: {
    mean: (count) => `Promedio de ${countOf(count)}`,
    sum: (count) => `Suma de ${countOf(count)}`,
    average: (count) => `Promedio de ${countOf(count)}`,
    highest: () => 'Máximo de los subobjetivos',
    lowest: () => 'Mínimo de los subobjetivos',
  },
  nothing: 'Ninguno de sus subobjetivos cambió.',
  noFigure: (day) => `El ${day} no tenía ningún dato, así que no hay cambio que explicar.`,
  notThere: (day) => `El ${day} no estaba en el plan o no se calculaba a partir de sus subobjetivos.`,
  unknown: 'Esto no se calcula a partir de subobjetivos.',
  working: 'Calculando qué lo hizo cambiar',
  failed: 'No se pudo calcular qué lo hizo cambiar.',
  leftOut: {
    setByHand: 'Excluido a mano en ambos días',
    deferred: 'Pospuesto, fuera del cálculo en ambos días',
    trackedLessOften: 'Seguimiento menos frecuente, fuera del cálculo en ambos días',
    otherValueType: 'Otro tipo de valor, fuera del cálculo en ambos días',
    outsideWindow: 'Sin vigencia en este ejercicio',
    noFigures: 'Sin datos en ambos días',
    notMeasured: 'Sin medir en ambos días',
  },
  held: (percent) => `cuenta como ${percent} en ambos días`,
  same: 'igual en ambos días',
  notCounted: 'no cuenta: espera a los demás objetivos',
  notCountedExtreme: { highest: 'no es el máximo en ningún día', lowest: 'no es el mínimo en ningún día' },
  came: (day) => `nuevo subobjetivo desde el ${day}`,
  went: 'ya no es subobjetivo',
  joined: (day) => `cuenta desde el ${day}`,
  left: 'ya no cuenta',
};

function countOf(count: number): string {
  return count === 1 ? '1 objetivo' : `${count} objetivos`;
}
