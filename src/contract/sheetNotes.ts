/** What is noticed in a sheet beside its headings and data. */
export const SHEET_NOTES = [
  'title',
  'joined_headings',
  'total',
  'note',
  'section',
  'repeated_headings',
  'hidden_rows',
  'hidden_columns',
  'empty_columns',
] as const;
