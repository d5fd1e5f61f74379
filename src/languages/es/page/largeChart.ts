import type { largeChart as en } from '#languages/en/page/largeChart.ts';
import type { Translation } from '#languages/translation.ts';

const PERIODS = { weekly: 'semanas', monthly: 'meses', quarterly: 'trimestres', yearly: 'años' };

export const largeChart: Translation<typeof en> = {
  projection: 'Proyección',
  period: 'Periodo',
  partial: '(incompleto)',
  today: 'Hoy',
  toggles: 'Gráfico',
  steps: 'Valores acumulados por',
  spans: 'Desde cuándo',
  twoYears: '2 años',
  since: (year) => `Desde ${year}`,
  views: 'Vista del gráfico',
  view: { year: 'Año', outlook: 'Previsión', signal: 'Señal' },
  complete: 'Cumplido',
  milestone: (percent) => `${percent} del tiempo`,
  step: { quarterly: 'Trimestre', monthly: 'Mes' },
  table: 'Datos del gráfico',
  asTable: 'Mostrar como tabla',
  asChart: 'Mostrar como gráfico',
  pressForSource: 'pulse para ver de dónde viene',
  reader: 'Leer el gráfico punto por punto',
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`valor real ${part.actual}`]),
      ...(part.target === null ? [] : [`meta ${part.target}`]),
      ...(part.projected === null ? [] : [`proyección ${part.projected}`]),
    ].join(' · '),
  counted: (has, of, frequency) => `${has} de ${of} ${PERIODS[frequency]}`,
};
