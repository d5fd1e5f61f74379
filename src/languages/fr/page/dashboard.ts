import type { dashboard as en } from '#languages/en/page/dashboard.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboard: Translation<typeof en> = {
  title: (dashboard, plan) => `${dashboard} · ${plan} · Milepost`,
  defaultName: 'Tableau de bord par défaut',
  attentionName: 'À surveiller',
  customName: 'Tableau de bord personnalisé',
  count: (shown, all) => ({
    figures: `${shown.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')}`,
    noun: all > 1 ? 'objectifs' : 'objectif',
  }),
  goals: 'Objectifs',
  skipToFilters: 'Aller aux filtres',
  skipToGoals: 'Aller aux cartes',
  loading: 'Chargement des objectifs',
  statusBar: 'Objectifs par statut',
  view: 'Affichage',
  views: { cards: 'Cartes', table: 'Tableau', tree: 'Arbre', timeline: 'Chronologie' },
  addGoal: 'Ajouter un objectif',
  toggleStatus: (label, count) => `${label}, ${count} ${count > 1 ? 'objectifs' : 'objectif'}`,
  health: 'État global',
  needsAttention: 'À surveiller',
  noHealth: 'État global : n.d.',
  loadFailed: 'Les objectifs n’ont pas pu être chargés.',
  refreshFailed: 'Les objectifs n’ont pas pu être actualisés.',
  figuresOf: (time) => `Valeurs de ${time}.`,
  tryingAgain: (seconds) => `Nouvelle tentative dans ${seconds} s.`,
  retry: 'Réessayer',
};
