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
  byHand: (status: string) => `By hand: ${status}`,
  reason: 'Why this status?',
  openSheet: 'Open sheet',
  cancel: 'Cancel',
  save: 'Save',
  computed: 'These figures are computed from the goals beneath. Comment here, and enter figures there.',
  noOpenPeriod: 'No period of this goal is open for figures. You can still comment.',
  notANumber: (text: string) => `“${text}” is not a number.`,
  reasonMissing: 'Say why the status is set by hand.',
  nothing: 'Enter an actual, a comment or a status.',
  unreachable: 'Not saved: the server could not be reached. What you typed is kept.',
  conflict: (theirs: string) =>
    theirs === ''
      ? 'Someone else has cleared it meanwhile. Save again to keep yours.'
      : `Someone else has set it to ${theirs} meanwhile. Save again to keep yours.`,
  done: (number: string) => `Checked in ${number}.`,
};
