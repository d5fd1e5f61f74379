const list = (one: string, many: string, names: readonly (string | number)[]) => {
  const more = names.length - 8;
  return `${names.length === 1 ? one : many} ${names.slice(0, 8).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

export const importSheets = {
  step: 'Rows',
  title: 'Which rows are read',
  text: 'This is the file as it stands. Check which rows are the headings and what is left out.',
  tabs: 'Sheets',
  hidden: 'hidden',
  take: (sheet: string) => `Import the sheet “${sheet}”`,
  notTaken: 'This sheet is not imported.',
  empty: 'This sheet is empty.',
  firstRow: 'Headings begin in row',
  rowCount: 'Rows of headings',
  counts: ['One', 'Two', 'Three'],
  beginHere: (row: number) => `Row ${row}: headings begin here`,
  readRow: (row: number) => `Read row ${row}`,
  preview: (sheet: string) => `First rows of ${sheet}`,
  firstRows: (count: number) => `The first ${count} filled rows are shown.`,
  noticed: 'What was noticed',
  nothing: 'Nothing unusual: the first row has the headings, the others are data.',
  asProposed: 'Use the proposal again',
  leaveOut: (what: string) => `Leave out ${what}`,
  quoted: (text: string) => `“${text}”`,
  rows: (rows: readonly number[]) => list('row', 'rows', rows),
  columns: (columns: readonly string[]) => list('column', 'columns', columns),
  /** What is left out in each kind of case; of the first three a person is told only. */
  notes: {
    title: (where: string) => `Above the headings, not read: ${where}`,
    joined_headings: (where: string) => `Headings joined over their columns: ${where}`,
    empty_columns: (where: string) => `Empty: ${where}`,
    total: (where: string) => `totals: ${where}`,
    note: (where: string) => `notes: ${where}`,
    section: (where: string) => `titles of sections: ${where}`,
    repeated_headings: (where: string) => `repeated headings: ${where}`,
    hidden_rows: (where: string) => `what the file hides: ${where}`,
    hidden_columns: (where: string) => `what the file hides: ${where}`,
  },
  toColumns: 'Columns',
  back: 'Back to rows',
  numberRows: 'Goals have no numbers: count them by their rows',
  download: 'Download mapping',
};
