import type { filters as en } from '#languages/en/page/filters.ts';
import type { Translation } from '#languages/translation.ts';

const SELECT_ONE = 'Elija una opción';
const SELECT_SOME = 'Elija opciones';

export const filters: Translation<typeof en> = {
  panel: 'Filtros',
  keywordHint: 'Palabras del título, «frase exacta»',
  someOptions: SELECT_SOME,
  oneOption: SELECT_ONE,
  anyOption: 'Todos',
  lead: 'Jefatura',
  from: 'Desde',
  to: 'Hasta',
  calendar: (label) => `Calendario de ${label}`,
  dateProblems: {
    unreadable: (pattern) => `Use el formato ${pattern}.`,
    startAfterEnd: () => 'El inicio es posterior al fin.',
  },
  searchObjectives: 'Buscar objetivos estratégicos',
  searchPeople: 'Buscar personas',
  searchOwners: 'Buscar áreas y personas',
  noResults: 'No hay resultados',
  selected: (count) => `Selección: ${count}`,
  clearList: 'Borrar',
  show: (count) => `Mostrar ${count.toLocaleString('es')} ${count === 1 ? 'objetivo' : 'objetivos'}`,
};
