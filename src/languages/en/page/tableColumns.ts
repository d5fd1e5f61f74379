export const tableColumns = {
  columns: 'Columns',
  hint: 'Choose the columns and their order. The choice is kept on this device.',
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
  noRoom: (count: number) =>
    count === 1 ? 'One column has no room at this width.' : `${count} columns have no room at this width.`,
  usual: 'Back to the usual columns',
};
