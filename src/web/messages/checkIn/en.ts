export const en = {
  title: 'Check in',
  period: 'Period',
  actual: 'Actual',
  target: 'Target',
  yearToDate: 'Year to date',
  planToDate: 'Plan to date',
  of: (actual: string, target: string) => `${actual} of ${target}`,
  becomes: 'becomes',
  comment: 'Comment',
  status: 'Status',
  automatic: (status: string) => `Automatic: ${status}`,
  byHand: (status: string) => `Set by hand: ${status}`,
  reason: 'Why this status?',
  openSheet: 'Open sheet',
  cancel: 'Cancel',
  save: 'Save',
  computed: 'These figures are calculated from the goals below. You can comment here; enter figures there.',
  noOpenPeriod: 'This goal has no period open for figures. You can still comment.',
  notANumber: (text: string) => `“${text}” is not a number.`,
  reasonMissing: 'Say why you are setting the status by hand.',
  nothing: 'Enter an actual, a comment or a status first.',
  unreachable: 'Not saved: the server could not be reached. Your entry has been kept.',
  conflict: (theirs: string) =>
    theirs === ''
      ? 'Someone else has cleared this figure in the meantime. Save again to keep yours.'
      : `Someone else has changed this figure to ${theirs} in the meantime. Save again to keep yours.`,
  done: (number: string) => `Checked in ${number}.`,
};
