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
  declinedTitle: 'Declined',
  declined: (figure: string) => `${figure} was declined`,
  declinedBy: (by: string, at: string, note: string | null) =>
    note === null ? `${by}, ${at}` : `${by}, ${at}: “${note}”`,
  seen: 'Got it',
  seenOf: (name: string) => `Got it: ${name}`,
  seenAll: (count: number) => `Got it, all ${count}`,
};
