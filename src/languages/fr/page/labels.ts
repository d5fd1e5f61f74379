import type { LabelWords } from '#core/words/labelWords.ts';
import { toEndOf } from './period.ts';

export const labels: LabelWords = {
  status: {
    achieved: 'Atteint',
    on_target: 'Dans la cible',
    off_target: 'Hors cible',
    critical: 'Critique',
    not_started: 'Non démarré',
    deferred: 'Reporté',
    no_figures: 'Sans valeur',
    no_target: 'Sans cible',
    not_begun: 'À venir',
  },
  filterKinds: {
    keyword: 'Mot-clé',
    ownerIds: 'Pilote',
    statuses: 'Statut',
    depths: 'Niveau',
    perspectives: 'Perspective',
    objectiveIds: 'Axe stratégique',
    priorities: 'Priorité',
    dueDate: 'Échéance',
    completion: 'Avancement',
    lateness: 'Valeurs',
    work: 'Actions',
    prospects: 'Prévision',
  },
  priorities: { kpi: 'KPI', high: 'Haute', normal: 'Normale', low: 'Basse', none: 'Aucune' },
  completions: { complete: 'Terminé', incomplete: 'Non terminé' },
  latenesses: { overdue: 'En retard' },
  workChoices: { late: 'Actions en retard', open: 'Actions ouvertes', none: 'Aucune action' },
  prospects: { atRisk: 'À risque', likely: 'Probable', noHistory: 'Historique insuffisant' },
  dueDates: {
    pastDue: 'Échéance dépassée',
    thisMonth: 'Ce mois-ci',
    thisQuarter: 'Ce trimestre',
    custom: 'Personnalisée',
  },
  from: (date) => `À partir du ${date}`,
  until: (date) => `Jusqu’au ${date}`,
  unknown: 'Absent de ce plan',
  toggles: {
    weekly: 'Semaine',
    monthly: 'Mois',
    quarterly: 'Trimestre',
    annual: 'Année',
    yearToDate: 'Cumul',
    planToDate: 'Cumul plan',
  },
  statusTexts: {
    noTargetSet: 'Aucune cible fixée',
    noTargetToDate: 'Aucune cible à date',
    noFiguresIn: (year) => `Aucune valeur pour ${year}`,
    asOf: toEndOf,
    noneMeasured: ({ noFigures, noTarget, isOfYear }) =>
      [
        ...(noTarget === 0 ? [] : [`${noTarget} avec des valeurs mais sans cible`]),
        ...(noFigures === 0 ? [] : [`${noFigures} sans valeurs${isOfYear ? ' dans l’année' : ''}`]),
      ].join(', ') || 'Aucun objectif à mesurer',
  },
};
