import type { filters as en } from '#languages/en/page/filters.ts';
import type { Translation } from '#languages/translation.ts';

const SELECT_ONE = 'Choisir une option';
const SELECT_SOME = 'Choisir des options';

export const filters: Translation<typeof en> = {
  panel: 'Filtres',
  keywordHint: 'Mots du titre, « expression exacte »',
  someOptions: SELECT_SOME,
  oneOption: SELECT_ONE,
  anyOption: 'Tous',
  lead: 'Responsable',
  from: 'Du',
  to: 'Au',
  calendar: (label) => `Calendrier pour ${label}`,
  dateProblems: {
    unreadable: (pattern) => `Veuillez utiliser le format ${pattern}.`,
    startAfterEnd: () => 'Le début est postérieur à la fin.',
  },
  searchObjectives: 'Rechercher un axe',
  searchPeople: 'Rechercher une personne',
  searchOwners: 'Rechercher un service ou une personne',
  noResults: 'Aucun résultat',
  selected: (count) => `${count} ${count > 1 ? 'sélectionnés' : 'sélectionné'}`,
  clearList: 'Effacer',
  show: (count) => `Afficher ${count.toLocaleString('fr-FR')} ${count > 1 ? 'objectifs' : 'objectif'}`,
};
