import type { outlook as en } from '#languages/en/page/outlook.ts';
import type { Translation } from '#languages/translation.ts';

export const outlook: Translation<typeof en> = {
  loading: 'Calculando lo probable…',
  failed: 'No se pudo cargar la previsión.',
  retry: 'Reintentar',
  likely: ({ value, by, low, high }) => ['Probable: ', value, ` el ${by} (8 de cada 10: de ${low} a ${high}).`],
  likelyShort: ({ value, by, chance }) =>
    `Probable: ${value} el ${by}${chance === null ? '' : `, ${chance} de probabilidad de alcanzar la meta`}`,
  target: (target, chance) => [`Meta ${target}: `, chance, ' de probabilidad de alcanzarla.'],
  onlyTarget: (target) => `Meta ${target}.`,
  noYearEnd:
    'El resultado del año ya se conoce, se calcula a partir de otros objetivos o queda demasiado lejos para preverlo.',
  record: (period, share) => `En ${period} esto acertó el ${share} de las veces.`,
  last: {
    monthly: (count) => (count === 1 ? 'el último mes' : `los últimos ${count} meses`),
    quarterly: (count) => (count === 1 ? 'el último trimestre' : `los últimos ${count} trimestres`),
    yearly: (count) => (count === 1 ? 'el último año' : `los últimos ${count} años`),
  },
  missesIn: (period) => `en riesgo: ${period}`,
  riskText: (period) =>
    `El estado es bueno hoy, pero según la previsión es probable que no alcance la meta en ${period}.`,
  atRisk: 'en riesgo',
  cell: {
    missesIn: (period) => `En riesgo: ${period}`,
    atRisk: 'En riesgo',
    likely: 'Probable',
    unlikely: 'Improbable',
    noHistory: 'Pocos datos',
  },
  chance: (cell, chance) => `${cell}, ${chance} de probabilidad de alcanzar la meta`,
  bands: { most: '8 de 10', nearlyAll: '19 de 20' },
  ends: {
    target: (value) => `${value} meta`,
    likely: (value) => `${value} prob.`,
    straight: (value) => `${value} recta`,
  },
  table: 'Datos de la previsión',
  columns: { likely: 'Probable' },
  range: (low, high) => `${low} a ${high}`,
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`valor real ${part.actual}`]),
      ...(part.likely === null
        ? []
        : [`probable ${part.likely.value} (8 de cada 10: de ${part.likely.low} a ${part.likely.high})`]),
      ...(part.target === null ? [] : [`meta ${part.target}`]),
    ].join(' · '),
  notEnough: 'Historial insuficiente',
  none: {
    title: 'Sin previsión',
    noFigures: 'Este objetivo aún no tiene datos.',
    short: (count, least) =>
      `Hasta ahora hay ${count} ${count === 1 ? 'dato' : 'datos'}; una previsión necesita ${least}.`,
    broken: (count, least) =>
      `Solo hay ${count} ${count === 1 ? 'dato' : 'datos'} desde el último hueco; una previsión necesita ${least}.`,
    newBase: (count, least) =>
      `Solo hay ${count} ${count === 1 ? 'dato' : 'datos'} desde la base nueva; una previsión necesita ${least}.`,
    milestones: 'Se mide por sus hitos: lo cumplido no continúa por sí solo.',
    constant: 'Todos los datos son iguales o se repiten exactamente: no hay nada que prever.',
    weekly:
      'Los datos semanales no tienen previsión: su fiabilidad solo se ha comprobado con datos mensuales, trimestrales y anuales.',
    off: 'Las previsiones están desactivadas en este plan.',
    ended: 'No queda ningún periodo que prever antes de que termine el objetivo.',
  },
};
