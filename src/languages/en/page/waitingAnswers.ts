export const waitingAnswers = {
  target: (value: string) => `target ${value}`,
  figureOf: (value: string, period: string) => `${value} for ${period}`,
  wait: (figures: string, count: number) => (count === 1 ? `${figures} waits for a yes` : `${figures} wait for a yes`),
  waits: (count: number) => (count === 1 ? '1 figure waits for a yes.' : `${count} figures wait for a yes.`),
  answered: 'The figure you entered before was answered in the meantime. Save again to enter this one.',
  enteredAnew: 'Another figure was entered for this period in the meantime. Save again to enter this one instead.',
  note: 'Why not? (optional)',
  noteHint: 'Told to whoever entered it, and kept in the history.',
  decline: 'Decline',
  cancel: 'Cancel',
  changedSince: (count: number) =>
    count === 1
      ? '1 figure is no longer what you saw: it was entered anew, or somebody has answered. It was left as it is.'
      : `${count} figures are no longer what you saw: they were entered anew, or somebody has answered. They were left as they are.`,
  notTaken: (count: number) => (count === 1 ? '1 figure could not be taken.' : `${count} figures could not be taken.`),
  declinedTitle: 'Declined',
  declined: (figure: string) => `${figure} was declined`,
  declinedBy: (by: string, at: string, note: string | null) =>
    note === null ? `${by}, ${at}` : `${by}, ${at}: “${note}”`,
  seen: 'Got it',
  seenOf: (name: string) => `Got it: ${name}`,
  seenAll: (count: number) => `Got it, all ${count}`,
};
