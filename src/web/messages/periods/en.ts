export const en = {
  title: 'Closed periods',
  closing: 'Closing',
  closingText:
    'Figures that were reported should stay. Targets and actuals of closed periods take no change, whichever way it comes: entry, check-in, import, undo or the target of a year.',
  nothingClosed: 'All periods are open.',
  closedNow: (day: string) => `Closed until ${day}.`,
  closedThrough: 'Closed through',
  allOpen: 'None: all are open',
  throughEndOf: (month: string) => `the end of ${month}`,
  close: 'Close these periods',
  open: 'Open all periods',
  closed: (day: string) => `Periods closed until ${day}.`,
  opened: 'All periods are open again.',
  failed: 'That couldn’t be saved. Please try again.',
  exception:
    'A lead can still change a closed figure by giving a reason, which stands in the history. A week that reaches beyond the last closed day stays open.',
};
