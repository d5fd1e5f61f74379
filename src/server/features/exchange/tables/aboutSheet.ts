/** The sheet of an export that says what the columns of the others mean. */
export const ABOUT_SHEET = 'About the columns';

/** The sheet of an export that says where its figures come from. */
export const SOURCES_SHEET = 'Where figures come from';

/** In a zip or a folder. */
export const SOURCES_FILE = 'where_figures_come_from.csv';

/** What is only to be read by people: an import leaves it out. */
export function isForPeople(sheet: string): boolean {
  return sheet === ABOUT_SHEET || sheet === SOURCES_SHEET;
}
