import type { whatIf as en } from '#languages/en/page/whatIf.ts';
import type { Translation } from '#languages/translation.ts';

const COUNTS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

const inMonths = (months: number) => (months === 1 ? 'en ese mes' : `en esos ${COUNTS[months - 2] ?? months} meses`);

export const whatIf: Translation<typeof en> = {
  toggle: '¿Y si…?',
  tab: '¿Y si…?',
  title: (day) => `¿Y si…? El ${day}`,
  hint: 'Primero lo probable, luego este supuesto. No se guarda nada.',
  kept: (words) => `Abierto desde una nota: «${words}»`,
  yearEnds: 'El año termina en',
  yearEndsOf: (goal) => `${goal}: el año termina en`,
  notANumber: 'Esto no es un número.',
  became: 'después',
  health: 'Salud del plan',
  noData: 'sin datos',
  ofTarget: (from, to, target) => `de ${from} a ${to}, meta ${target}`,
  of: (from, to) => `de ${from} a ${to}`,
  unchanged: 'Sin cambios',
  keep: 'Guardar como nota',
  keepField: '¿De qué se trata?',
  keepHint: 'Se convierte en un comentario de este objetivo, con su dirección.',
  save: 'Guardar',
  cancel: 'Cancelar',
  keepFailed: 'No se pudo guardar la nota.',
  noteStart: (value) => `¿Y si el año termina en ${value}?`,
  takeBack: 'Retirar',
  takeBackOf: (goal) => `Retirar ${goal}`,
  add: 'Añadir un objetivo',
  notes: 'Notas guardadas',
  open: (words) => `Abrir: ${words}`,
  copyLink: (words) => `Copiar el enlace a: ${words}`,
  copied: 'Enlace copiado',
  working: 'Calculando lo probable',
  failed: 'No se pudo calcular lo probable.',
  closed: 'Todos los periodos de este ejercicio tienen su dato, así que el final ya se conoce.',
  someAboveUnknown: 'Un objetivo superior tiene metas propias que esta página no conoce; por eso no figura.',
  onlyGoal: 'Los objetivos superiores y la salud se calculan en planes de hasta 300 objetivos.',
  basis:
    'Los valores probables proceden de la previsión de cada objetivo; los que no la tienen siguen como hasta ahora en este ejercicio.',
  basisWithout:
    'Las previsiones están desactivadas en este plan: cada objetivo sigue como hasta ahora en este ejercicio.',
  slider: 'El año termina en',
  chart: (value, needed) => `El año termina en ${value}. ${needed}`,
  target: (value) => `${value} meta`,
  supposed: (value) => `${value} supuesto`,
  straight: (value) => `${value} recta`,
  likely: (value) => `${value} prob.`,
  pace: {
    weekly: (value) => `${value} por semana`,
    monthly: (value) => `${value} al mes`,
    quarterly: (value) => `${value} por trimestre`,
    yearly: (value) => `${value} al año`,
  },
  paceFrom: (pace, from, so) => (so === null ? `${pace} desde ${from}` : `${pace} desde ${from}; hasta ahora, ${so}`),
  neededSum: (part) =>
    part.from === part.to
      ? `Para terminar en ${part.end} hacen falta ${part.rest} en ${part.from}.`
      : `Para terminar en ${part.end} hacen falta ${part.rest} de ${part.from} a ${part.to}: ${part.pace}.`,
  neededAverage: (part) =>
    part.from === part.to
      ? `Para terminar en ${part.end} hacen falta ${part.pace} en ${part.from}.`
      : `Para terminar en ${part.end} hacen falta ${part.pace} en cada periodo, de ${part.from} a ${part.to}.`,
  neededLast: (part) =>
    `Para que el año termine en ${part.end}, el valor real tiene que llegar a ${part.end} a más tardar en ${part.to}.`,
  bestBefore: {
    most: ({ months, value, year }) => `Hasta ahora, el máximo ${inMonths(months)} fue ${value}, en ${year}.`,
    least: ({ months, value, year }) => `Hasta ahora, el mínimo ${inMonths(months)} fue ${value}, en ${year}.`,
  },
  range: (low, high) => `8 de cada 10: de ${low} a ${high}`,
  likelyEnd: (value, range) => `Probable: ${value}${range === null ? '' : ` (${range})`}.`,
  paceEnd: (value) => `Como hasta ahora en este ejercicio: ${value}.`,
};
