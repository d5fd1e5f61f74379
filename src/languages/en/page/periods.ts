export const periods = {
  title: 'Closed periods',
  closing: 'Closing',
  closingText:
    'Closing protects figures you have already reported. Changing them, or anything they are calculated from (a goal’s function, starting value, dates, roll-up or place, the fiscal year, archiving, undo, an import), asks for a reason.',
  nothingClosed: 'All periods are open.',
  closedNow: (day: string) => `Closed until ${day}.`,
  closedThrough: 'Closed up to',
  allOpen: 'None (all open)',
  throughEndOf: (month: string) => `the end of ${month}`,
  close: 'Close these periods',
  open: 'Open all periods',
  closed: (day: string) => `Periods closed until ${day}.`,
  opened: 'All periods are open again.',
  failed: 'That couldn’t be saved. Please try again.',
  exception:
    'Only leads of the plan can give the reason; it is kept in the history. The cells of closed periods are locked in the entry sheet. A week that ends after the last closed day stays open.',
  reasonTitle: 'Change closed figures?',
  reasonText: (day: string, goal: string) =>
    `Figures up to ${day} are closed, and this changes those of “${goal}”. Give a reason; it is kept in the history.`,
  whyClosed: 'Reason for changing closed figures',
  reasonHint: 'A sentence an auditor will understand.',
  changeWithReason: 'Change with this reason',
  cancel: 'Cancel',
  closedRefusal: (day: string, goal: string) =>
    `Nothing was changed: figures up to ${day} are closed, and this would change those of “${goal}”. A lead of the plan can do it by giving a reason.`,
};
