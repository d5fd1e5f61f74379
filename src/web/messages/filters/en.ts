/** The texts of select boxes, word for word (specification, section 8). */
const NO_RESULTS = 'No results match';
const SELECT_ONE = 'Select an Option';
const SELECT_SOME = 'Select Some Options';

export const en = {
  toggle: (count: number) => (count === 0 ? 'Filter' : count === 1 ? '1 Filter Selected' : `${count} Filters Selected`),
  panel: 'Filters',
  clear: 'Clear filters',
  remove: (kind: string) => `Remove filter ${kind}`,
  more: (first: string, others: number) => `${first} +${others}`,
  keywordHint: 'Words in the title, “exact phrase”',
  any: {
    statuses: SELECT_SOME,
    depths: SELECT_SOME,
    objectiveIds: SELECT_SOME,
    perspectives: SELECT_SOME,
    priorities: SELECT_SOME,
    completion: 'Any',
    dueDate: SELECT_ONE,
    ownerIds: SELECT_SOME,
  },
  lead: 'Lead',
  from: 'From',
  to: 'To',
  calendar: (label: string) => `Calendar for ${label}`,
  dateProblems: {
    unreadable: (pattern: string) => `Please write ${pattern}.`,
    startAfterEnd: () => 'The start lies after the end.',
  },
  searchObjectives: 'Search objectives',
  searchPeople: 'Search people',
  searchOwners: 'Search departments and people',
  ignored: (what: string) => `Part of the address could not be read and was left out: ${what}.`,
  dismiss: 'Dismiss',
  noResults: NO_RESULTS,
  selected: (count: number) => `${count} selected`,
  clearList: 'Clear',
  show: (count: number) => `Show ${count} ${count === 1 ? 'goal' : 'goals'}`,
};
