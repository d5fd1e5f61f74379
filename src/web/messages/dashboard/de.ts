import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: (dashboard, plan) => `${dashboard} · ${plan} · Milepost`,
  defaultName: 'Standardansicht',
  customName: 'Eigene Ansicht',
  count: (shown, all) => ({ figures: `${shown} von ${all}`, noun: all === 1 ? 'Ziel' : 'Zielen' }),
  goals: 'Ziele',
  loading: 'Ziele werden geladen',
  statusBar: 'Ziele nach Status',
  view: 'Ansicht',
  views: { cards: 'Karten', table: 'Tabelle', tree: 'Baum' },
  addGoal: 'Ziel hinzufügen',
  foldCharts: 'Alle Diagramme einklappen',
  showCharts: 'Alle Diagramme zeigen',
  toggleStatus: (label, count) => `${label}, ${count} ${count === 1 ? 'Ziel' : 'Ziele'}`,
  notCounted: (count) =>
    count === 1 ? '1 strategisches Ziel nicht gezählt' : `${count} strategische Ziele nicht gezählt`,
  health: 'Gesundheit',
  noHealth: 'keine Daten',
  emptyTitle: 'Dieser Plan ist leer.',
  emptyText: 'Legen Sie das erste Ziel an oder laden Sie eine Tabelle; beides kann, wer den Plan leitet.',
  emptyYear: (year) => `Kein Ziel läuft in ${year}.`,
  emptyYearText: 'Wählen Sie oben ein anderes Geschäftsjahr oder betrachten Sie den gesamten Plan.',
  showPlanToDate: 'Gesamten Plan zeigen',
  nothingTitle: (count) =>
    count === 1 ? 'Kein Ziel passt zu diesem Filter' : `Kein Ziel passt zu diesen ${count} Filtern`,
  nothingHint: (count) => ({
    before: 'Ohne ',
    after: count === 1 ? ' wäre es 1 Ziel.' : ` wären es ${count} Ziele.`,
  }),
  removeFilter: (kind) => `${kind} entfernen`,
  loadFailed: 'Die Ziele konnten nicht geladen werden.',
  refreshFailed: 'Die Ziele konnten nicht aktualisiert werden.',
  figuresOf: (time) => `Werte von ${time}.`,
  tryingAgain: (seconds) => `Neuer Versuch in ${seconds} s.`,
  retry: 'Erneut versuchen',
  noPlan: 'Hier ist kein Plan, den Sie sehen dürfen.',
  noPlanText: 'Vielleicht wurde er entfernt, oder die Adresse gehört zum Plan von jemand anderem.',
  noPlanYet: 'Sie gehören noch zu keinem Plan.',
  noPlanYetText: 'Bitten Sie die Leitung eines Plans, Sie aufzunehmen.',
  toDashboard: 'Mein Dashboard öffnen',
};
