/** The texts of select boxes, word for word (rule 8.1). */
const NO_RESULTS = 'No results match';
const SELECT_ONE = 'Select an Option';
const SELECT_SOME = 'Select Some Options';

export const filters = {
  panel: 'Filters',
  keywordHint: 'Words in the title, “exact phrase”',
  someOptions: SELECT_SOME,
  oneOption: SELECT_ONE,
  anyOption: 'Any',
  lead: 'Lead',
  from: 'From',
  to: 'To',
  calendar: (label: string) => `Calendar for ${label}`,
  dateProblems: {
    unreadable: (pattern: string) => `Please use the format ${pattern}.`,
    startAfterEnd: () => 'The start is after the end.',
  },
  searchObjectives: 'Search objectives',
  searchPeople: 'Search people',
  searchOwners: 'Search departments and people',
  noResults: NO_RESULTS,
  selected: (count: number) => `${count} selected`,
  clearList: 'Clear',
  show: (count: number) => `Show ${count.toLocaleString('en-US')} ${count === 1 ? 'goal' : 'goals'}`,
};
