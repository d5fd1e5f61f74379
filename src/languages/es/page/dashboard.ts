import type { dashboard as en } from '#languages/en/page/dashboard.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboard: Translation<typeof en> = {
  title: (dashboard, plan) => `${dashboard} · ${plan} · Milepost`,
  defaultName: 'Panel principal',
  attentionName: 'Requiere atención',
  customName: 'Panel propio',
  count: (shown, all) => ({
    figures: `${shown.toLocaleString('es')} de ${all.toLocaleString('es')}`,
    noun: all === 1 ? 'objetivo' : 'objetivos',
  }),
  goals: 'Objetivos',
  skipToFilters: 'Ir a los filtros',
  skipToGoals: 'Ir a las tarjetas',
  loading: 'Cargando los objetivos',
  statusBar: 'Objetivos por estado',
  view: 'Vista',
  views: { cards: 'Tarjetas', table: 'Tabla', tree: 'Árbol', timeline: 'Cronograma' },
  addGoal: 'Añadir objetivo',
  toggleStatus: (label, count) => `${label}, ${count} ${count === 1 ? 'objetivo' : 'objetivos'}`,
  health: 'Salud',
  needsAttention: 'Requiere atención',
  noHealth: 'Salud: sin datos',
  loadFailed: 'No se pudieron cargar los objetivos.',
  refreshFailed: 'No se pudieron actualizar los objetivos.',
  figuresOf: (time) => `Datos de las ${time}.`,
  tryingAgain: (seconds) => `Nuevo intento en ${seconds} s.`,
  retry: 'Reintentar',
};
