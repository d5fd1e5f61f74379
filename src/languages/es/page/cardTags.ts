import type { cardTags as en } from '#languages/en/page/cardTags.ts';
import type { Translation } from '#languages/translation.ts';

export const cardTags: Translation<typeof en> = {
  computed: 'Calculado',
  computedBy: (formula) => `Calculado: ${formula}`,
  computedFrom: 'Calculado a partir de otros objetivos',
  noteAsked: 'Se pide una nota',
  noteAskedText: 'Este objetivo es crítico. Diga en una nota por qué y qué se está haciendo.',
  kpi: 'KPI',
  kpiText: 'Indicador clave de desempeño',
  lastText: 'Aún sin valores en el ejercicio mostrado.',
  staleText: (period) =>
    period === null
      ? 'Nunca se informó un valor real, y hay uno atrasado.'
      : `El último valor real es de ${period}; el siguiente está atrasado.`,
  stale: (period) => `Atrasado · ${period}`,
  neverReported: 'Atrasado',
  priority: {
    high: 'Prioridad alta',
    normal: 'Prioridad normal',
    low: 'Prioridad baja',
  },
};
