/** What a person is told whose file has more rows than are read here. */
export function tooManyRows(most: number): string {
  return `more than ${most.toLocaleString('en-US')} rows, with a row for each figure; split it, or use the command line`;
}
