import type { dashboard as en } from '#languages/en/page/dashboard.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboard: Translation<typeof en> = {
  title: (dashboard, plan) => `${dashboard} · ${plan} · Milepost`,
  defaultName: 'Standardansicht',
  attentionName: 'Braucht Aufmerksamkeit',
  customName: 'Eigene Ansicht',
  count: (shown, all) => ({
    figures: `${shown.toLocaleString('de-DE')} von ${all.toLocaleString('de-DE')}`,
    noun: all === 1 ? 'Ziel' : 'Zielen',
  }),
  goals: 'Ziele',
  skipToFilters: 'Direkt zu den Filtern',
  skipToGoals: 'Direkt zu den Karten',
  loading: 'Ziele werden geladen',
  statusBar: 'Ziele nach Status',
  view: 'Ansicht',
  views: { cards: 'Karten', table: 'Tabelle', tree: 'Baum', timeline: 'Zeitleiste' },
  addGoal: 'Ziel hinzufügen',
  toggleStatus: (label, count) => `${label}, ${count} ${count === 1 ? 'Ziel' : 'Ziele'}`,
  health: 'Gesamtstand',
  needsAttention: 'Braucht Aufmerksamkeit',
  noHealth: 'Gesamtstand: k. A.',
  loadFailed: 'Die Ziele konnten nicht geladen werden.',
  refreshFailed: 'Die Ziele konnten nicht aktualisiert werden.',
  figuresOf: (time) => `Werte von ${time} Uhr.`,
  tryingAgain: (seconds) => `Neuer Versuch in ${seconds} s.`,
  retry: 'Erneut versuchen',
};
