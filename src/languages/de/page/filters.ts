import type { filters as en } from '#languages/en/page/filters.ts';
import type { Translation } from '#languages/translation.ts';

const SELECT_ONE = 'Bitte wählen';
const SELECT_SOME = 'Bitte auswählen';

export const filters: Translation<typeof en> = {
  panel: 'Filterbereich',
  keywordHint: 'Wörter im Titel, „genauer Wortlaut“',
  someOptions: SELECT_SOME,
  oneOption: SELECT_ONE,
  anyOption: 'Alle',
  lead: 'Leitung',
  from: 'Von',
  to: 'Bis',
  calendar: (label) => `Kalender für ${label}`,
  dateProblems: {
    unreadable: (pattern) => `Bitte im Format ${pattern} eingeben.`,
    startAfterEnd: () => 'Der Beginn liegt nach dem Ende.',
  },
  searchObjectives: 'Strategische Ziele suchen',
  searchPeople: 'Personen suchen',
  searchOwners: 'Abteilungen und Personen suchen',
  noResults: 'Keine Treffer für',
  selected: (count) => `${count} ausgewählt`,
  clearList: 'Löschen',
  show: (count) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Ziel' : 'Ziele'} zeigen`,
};
