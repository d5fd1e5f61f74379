import type { ExplainWords, PeriodCount } from '#core/explain/explainWords.ts';
import type { StatusNames } from '#core/words/statusNames.ts';

const EACH = { weekly: 'por semana', monthly: 'al mes', quarterly: 'por trimestre', yearly: 'al año' } as const;
const ONE = { weekly: '1 semana', monthly: '1 mes', quarterly: '1 trimestre', yearly: '1 año' } as const;
const SEVERAL = { weekly: 'semanas', monthly: 'meses', quarterly: 'trimestres', yearly: 'años' } as const;
const IN_THE_LAST = {
  weekly: 'en la última semana',
  monthly: 'en el último mes',
  quarterly: 'en el último trimestre',
  yearly: 'en el último año',
} as const;
const FUNCTION = {
  sum: 'suma de',
  average: 'promedio de',
  highest: 'máximo de',
  lowest: 'mínimo de',
  current: 'último valor de',
} as const;

/** Explanations in Spanish: the goal goes without a name, its status is called by its label. */
export const explain: ExplainWords = {
  figures: {
    actual: 'Real hasta la fecha',
    compared: 'Parte comparada',
    target: 'Meta hasta la fecha',
    difference: 'Diferencia',
    measuredIn: 'Medido en',
    endTarget: 'Meta final',
    baseline: 'Línea base',
    percentComplete: 'Cumplimiento',
    targetMet: 'Meta cumplida',
    timeElapsed: 'Tiempo transcurrido',
  },
  divisor: {
    way: 'el camino de la línea base a la meta final',
    tenthOfWay: 'una décima parte del camino de la línea base a la meta final',
    tenthOfEndTarget: 'una décima parte de la meta final',
    baseline: 'la línea base menos diez veces la meta final',
  },
  better: { up: 'más es mejor', down: 'menos es mejor', equal: 'cuanto más cerca de 0, mejor' },
  days: ({ days, of }) => `${days} de ${of} días`,
  percentOf: {
    endTarget: (whole) => `de la meta final de ${whole}`,
    way: (from, whole) => `del camino de ${from} a ${whole}`,
    targetToDate: (whole) => `de la meta hasta la fecha de ${whole}`,
    children: 'promedio de los subobjetivos',
  },
  stated: {
    yearTarget: 'fijada para el año',
    allTarget: 'fijada para todo el plazo',
    baseline: 'fijada como línea base',
    hundredPercent: '100\u00a0% cumplido',
    meanOfChildren: 'promedio de los subobjetivos',
    formula: 'calculado sobre el conjunto de estos períodos',
    dueMilestones: 'la parte de los hitos que vence hasta entonces',
    sumOfChildren: 'suma de las metas finales de los subobjetivos',
    averageOfChildren: 'promedio de las metas finales de los subobjetivos',
    highestOfChildren: 'la mayor meta final de los subobjetivos',
    lowestOfChildren: 'la menor meta final de los subobjetivos',
  },
  origin: {
    periods: (aggregation, periods, stretch) => `${FUNCTION[aggregation]} ${counted(periods)}, ${stretch}`,
    stretch: (from, to) => `${from} a ${to}`,
    lastFor: (text, { days, of }) => `${text}; del último, ${days} de ${of} días`,
    lastForPeriods: (text, elapsed, of) => `${text}; la última, ${elapsed} de ${counted(of)}`,
    years: (aggregation, count) =>
      `${FUNCTION[aggregation]} ${count === 1 ? '1 meta anual' : `${count} metas anuales`}`,
    share: ({ days, of }, value, origin) => `${days} de ${of} días de ${value} (${origin})`,
    line: (from, to) => `en la línea recta de ${from} a ${to}`,
    point: (value, date) => `${value} (${date})`,
  },
  inSentence: withArticle,
  reason: {
    byHand: ({ by, status, date, note }) =>
      `${by} fijó a mano el estado «${status}» el ${date}${note === '' ? '.' : `: ${note}`}`,
    startsOn: (date) => `Empieza el ${date}.`,
    noFigures: 'Aún no hay datos.',
    noFiguresIn: (year) => `Aún no hay datos en ${year}.`,
    reaches: (actual, endTarget) => `Con un valor real de ${actual} se alcanza la meta final de ${endTarget}.`,
    ended: (distance) => `Terminó ${distance} la meta final.`,
    stood: (period, distance, isCarried) =>
      `${isCarried ? 'Con el dato de' : 'Al final de'} ${period} estaba ${distance} la meta hasta la fecha.`,
    noTarget: 'No tiene meta.',
    nothingDue: 'No se puede determinar qué parte de la meta final corresponde a la fecha.',
  },
  distance: {
    exactly: 'exactamente en',
    from: (amount, isOver) => `${amount} por ${isOver ? 'encima' : 'debajo'} de`,
    ofTheWay: (percent, isOver) => `${percent} del camino desde la línea base por ${isOver ? 'encima' : 'debajo'} de`,
    lessThan: (percent) => `menos del ${percent}`,
  },
  thresholds: (onTarget, offTarget, names) =>
    `${names.on_target} desde ${onTarget}, ${names.off_target} desde ${offTarget}; por debajo, ${names.critical}`,
  limits: {
    any: 'cualquier valor',
    most: (value) => `${value} o menos`,
    least: (value) => `${value} o más`,
    between: (least, most) => `entre ${least} y ${most}`,
    passes: (most) => `supera ${most}`,
    fallsBelow: (least) => `baja de ${least}`,
    leaves: (least, most) => `no está entre ${least} y ${most}`,
  },
  outlook: {
    turns: (period, limits) => `Con ${limits} en ${withArticle(period)} pasaría a verde.`,
    noneTurns: (period) => `Ningún valor de ${period} bastaría por sí solo para pasar a verde.`,
    nothingTurns: (until) => `Nada de lo que falta hasta ${until} puede ponerlo en verde.`,
    eachOf: (limits, rest, soFar) =>
      `Con ${limits} ${EACH[rest.frequency]} ${inTheRest(rest)} terminaría en verde; hasta ahora, ${soFar}.`,
    onAverage: (limits, rest, soFar) =>
      `Con ${limits} de promedio ${inTheRest(rest)} terminaría en verde; hasta ahora, ${soFar}.`,
    by: (limits, until) => `Con ${limits} a más tardar en ${until} terminaría en verde.`,
    milestones: (titles) =>
      `Con ${titles.length} ${titles.length === 1 ? 'hito cumplido' : 'hitos cumplidos'} más pasaría a verde: ${titles.map((title) => `«${title}»`).join(', ')}.`,
    loses: (status, names, period, leaving) => `${lost(status, names)} si el valor de ${period} ${leaving}.`,
    losesAnyhow: (status, names, period) => `${lost(status, names)} sea cual sea el valor de ${period}.`,
  },
  notes: {
    byFigures: (status) => `Solo por sus datos, su estado sería «${status}».`,
    carried: (period) => `No hay un dato más reciente: el de ${period} vale hasta que quede atrasado.`,
    sparser: (value, stretch) =>
      `Para algunos periodos no vale ninguna meta: solo se compara ${value} del valor real, ${stretch}.`,
    untouched:
      'Ninguna meta vale para un periodo con valor real: se compara con la parte transcurrida de la meta final.',
    coverage: (has, of, goals) =>
      `${has} de ${counted(of)} ${has === 1 ? 'tiene' : 'tienen'} ${goals === 2 ? 'los dos datos' : 'todos los datos'} del cálculo: solo ${has === 1 ? 'ese cuenta' : 'esos cuentan'}.`,
    overdueAtEnd:
      'Su último periodo está fuera de plazo, por lo que los datos disponibles se comparan con la meta final.',
    missingCount: (periods) =>
      periods.count === 1
        ? `Falta ${counted(periods)} antes del último dato.`
        : `Faltan ${counted(periods)} antes del último dato.`,
    missing: (periods) => `Sin dato antes del último: ${periods.join(', ')}.`,
    meetsEnd:
      'Por ahora cumple la meta final; contará cuando pase su fecha de fin y se haya informado del último periodo.',
    held: 'Hasta que pase la fecha de fin, el cumplimiento no pasa del 100\u00a0%.',
    overdue: 'Su próximo dato está fuera de plazo.',
  },
  progress: {
    status: (label, text) => `${label} (${text})`,
    // What the label says already is not repeated.
    joined: (status, label, progress) =>
      progress.startsWith(label.toLowerCase()) ? `${status}${progress.slice(label.length)}` : `${status}, ${progress}`,
    completed: (percent) => (percent === null ? 'cumplido' : `cumplido al ${percent}`),
    notStarted: 'no iniciado',
    ahead: (difference, direction) =>
      placed(difference, direction === 'down' ? 'por debajo de la meta' : 'por delante de la meta'),
    onTarget: (difference, { isAbove, isWorse }) =>
      difference === null
        ? 'en meta'
        : `en meta, ${isWorse ? 'aunque ' : ''}${difference} por ${isAbove ? 'encima' : 'debajo'}`,
    behind: (difference, { direction, isAbove }) => {
      if (direction === 'up') return placed(difference, 'por detrás de la meta');
      if (direction === 'equal' && difference === null) return 'fuera de la meta';
      return placed(difference, direction === 'down' || isAbove ? 'por encima de la meta' : 'por debajo de la meta');
    },
  },
};

/** A month and a year stand in a sentence as they are; a week and a quarter need their article. */
function withArticle(period: string): string {
  return period.replace(/^semana/, 'la semana').replace(/^T[1-4] /, 'el $&');
}

function placed(difference: string | null, place: string): string {
  return difference === null ? place : `${difference} ${place}`;
}

function counted({ count, frequency }: PeriodCount): string {
  return count === 1 ? ONE[frequency] : `${count} ${SEVERAL[frequency]}`;
}

function inTheRest({ count, frequency }: PeriodCount): string {
  if (count === 1) return IN_THE_LAST[frequency];
  return `en ${frequency === 'weekly' ? 'las' : 'los'} ${count} ${SEVERAL[frequency]} restantes`;
}

function lost(status: string, names: StatusNames): string {
  if (status === 'off_target') return `Pasaría al estado «${names.critical}»`;
  return `Perdería el estado «${status === 'achieved' ? names.achieved : names.on_target}»`;
}
