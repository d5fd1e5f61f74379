export const outbox = {
  waiting: (count: number) =>
    count === 1
      ? '1 entry is not saved yet: the server can’t be reached. Milepost keeps trying.'
      : `${count} entries are not saved yet: the server can’t be reached. Milepost keeps trying.`,
  asks: (count: number) =>
    count === 1 ? '1 entry was not saved. Look at it.' : `${count} entries were not saved. Look at them.`,
  show: 'Show',
  hide: 'Hide',
  list: 'Not saved yet',
  waits: 'Waits for the server.',
  conflict: (theirs: string) => `Somebody else has set this since, to ${theirs}.`,
  changed: 'Somebody else has changed this since.',
  refused: 'The server refused it.',
  empty: 'empty',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  again: 'Try again',
  toSheet: 'Open the sheet',
  discard: 'Discard',
  figure: (goal: string, period: string, text: string) => `${goal}, ${period}: ${text}`,
  others: (count: number) => (count === 1 ? 'and 1 more cell' : `and ${count} more cells`),
  comment: (text: string) => `Comment: “${text}”`,
  checkIn: (goal: string, parts: string) => `Check-in for ${goal}: ${parts}`,
  kept: 'The server can’t be reached. What you typed is kept and will be sent.',
  signOut: (count: number) =>
    count === 1 ? 'Sign out and lose 1 unsaved entry' : `Sign out and lose ${count} unsaved entries`,
};
