export const tableColumns = {
  columns: 'Columns',
  hint: 'Choose the columns and their order. The choice is yours, on every device you sign in on.',
  hintOnDevice: 'Choose the columns and their order. The choice is kept on this device.',
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
  noRoom: (count: number) =>
    count === 1 ? 'One column has no room at this width.' : `${count} columns have no room at this width.`,
  usual: 'Back to the usual columns',
  ofPlan: 'Back to the columns of the plan',
  forAll: 'Save for everyone',
  forAllHint: 'Anyone who has chosen their own columns keeps them.',
  usualForAll: 'Usual columns for everyone',
  savedForAll: 'These are now the columns of the plan.',
  usualAgain: 'The plan has the usual columns again.',
  failed: 'The columns could not be saved.',
};
