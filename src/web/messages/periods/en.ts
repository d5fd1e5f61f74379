export const en = {
  title: 'Closed periods',
  closing: 'Closing',
  closingText:
    'Figures that were reported should stay. Whatever changes a target or an actual of a closed period asks for a reason: a new figure, and what the figures are computed from, such as a goal’s function, start value, dates, roll-up or place, the fiscal month, archiving, undo or an import.',
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
    'Only leads of the plan can give the reason; it is kept in the history. The cells of closed periods are locked in the entry sheet. A week that reaches beyond the last closed day stays open.',
  reasonTitle: 'Change closed figures?',
  reasonText: (day: string, goal: string) =>
    `The figures up to ${day} are closed, and this changes those of “${goal}”. Say why: the reason stands in the history.`,
  whyClosed: 'Why closed figures are changed',
  reasonHint: 'A sentence that an auditor understands.',
  changeWithReason: 'Change with this reason',
  cancel: 'Cancel',
  closedRefusal: (day: string, goal: string) =>
    `Nothing was changed: the figures up to ${day} are closed, and this changes those of “${goal}”. A lead of the plan can do so, giving a reason.`,
};
