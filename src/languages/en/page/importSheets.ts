type Numbers = readonly number[];

const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 });
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
  /** How a file was read, by the code of the notice; `left_out` and `kept` are of what is above in `notes`. */
  readAs: {
    left_out: (what: string) => `Left out, ${what}`,
    kept: (what: string) => `Read as data, ${what}`,
    sheets_left: (names: string) => `Sheets left out: ${names}`,
    files_left: (names: string) => `Files left out: ${names}`,
    formulas_empty: (_: string, [count, first]: Numbers) =>
      `${count} formulas without a value, from row ${first} on, are read as empty. Open and save the file in a spreadsheet program`,
    windows_1252: (_: string, [line, column]: Numbers) =>
      `Not UTF-8 from line ${line}, column ${column} on: read as Windows-1252`,
    all_actuals: () => 'No heading says target or actual: read as actuals',
    actuals: (names: string) => `Neither target nor actual, read as actuals: ${names}`,
    doubtful: (names: string) =>
      `Months or days, which cannot be told; left out: ${names}. Write the year with four digits`,
    row_per_period: () =>
      'A row for each period: the first row of a number is read as the goal, every row as its figures',
    goals_in_columns: () => 'A row for each period: every column is read as a goal, named by its heading',
    goal_above: (_: string, [count]: Numbers) => `Rows without a goal, read as of the goal above: ${count}`,
    first_row_taken: (names: string, [line, first]: Numbers) =>
      `Line ${line}, ${names}: different from line ${first}, which is used`,
    years_joined: (names: string) => `Read together as the period: ${names}`,
    unit_left: (names: string) => `Unit of the headings left out, as the file does not say of which goals: ${names}`,
    units_left: (names: string) =>
      `Units of the headings left out, as they are several or the cells have their own: ${names}`,
    rows_by: (names: string, [count]: Numbers) => `Rows left out by ${names}: ${count}`,
    rows_of_series: (_: string, [count]: Numbers) => `Rows of other series or units left out: ${count}`,
    metadata_left: (names: string) => `Left out of the metadata: ${names}`,
    stratml_left: (names: string) => `Left out of StratML: ${names}`,
    sum_differs: (names: string, [row = 0, stated = 0, sum = 0]: Numbers) =>
      `Row ${row}, ${names}: the file says ${figure(stated)}, its rows add up to ${figure(sum)}`,
    figures_then_words: (names: string, [last, first]: Numbers) =>
      `${names}: figures down to row ${last}, words from row ${first} on`,
    words_then_figures: (names: string, [last, first]: Numbers) =>
      `${names}: words down to row ${last}, figures from row ${first} on`,
    titles_same: (names: string, [count, row]: Numbers) =>
      `${count} goals are called ${names}, the first in row ${row}: unless they get titles or numbers of their own, figures brought later may go to the wrong one`,
    sheets_differ: (names: string, [count]: Numbers) =>
      `The sheets ${names} say different figures of the same goals and periods (${count}): those of the last one are taken`,
  },
  toColumns: 'Columns',
  back: 'Back to rows',
  titlesOfSheets: 'Figures name no goal: each sheet is a goal, called as the sheet',
  numberRows: 'Goals have no numbers: count them by their rows',
  download: 'Download mapping',
};
