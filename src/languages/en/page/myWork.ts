export const myWork = {
  whose: 'Whose work',
  mine: 'Mine',
  department: 'My department',
  openSheet: 'Open sheet',
  groups: { due: 'Due', stale: 'Stale', behind: 'Off target', asked: 'Asked of you', waiting: 'Waiting for a yes' },
  dueBy: (period: string, date: string) => `${period} actual, due ${date}`,
  late: (period: string, days: number) => `${period} actual, ${days === 1 ? '1 day' : `${days} days`} late`,
  stale: (period: string) => `Stale: no figure since ${period}`,
  neverReported: 'Stale: no figure yet',
  asked: (by: string, day: string, text: string) => `${by}${day === '' ? '' : `, ${day}`}: “${text}”`,
  answer: 'Answer',
  checkIn: 'Check in',
  save: 'Save',
  actualOf: (goal: string, period: string) => `Actual of ${goal}, ${period}`,
  saved: (number: string, period: string) => `${period} actual of ${number} saved.`,
  notANumber: (text: string) => `“${text}” is not a number.`,
  unreachable: 'Not saved: the server could not be reached. Your entry has been kept.',
  conflict: (theirs: string) =>
    theirs === ''
      ? 'Someone else has cleared this figure in the meantime. Save again to keep yours.'
      : `Someone else has changed this figure to ${theirs} in the meantime. Save again to keep yours.`,
  nothing: 'Nothing is waiting for you.',
  nothingText: 'All your goals are reported and on target.',
  ownNothing:
    'You do not own or contribute to any goal in this plan. Goals you work on, and what is due, will appear here.',
  failed: 'Your work could not be loaded.',
  loading: 'Loading your work…',
  reminder: 'Reminder by e-mail',
  reminders: { never: 'No reminder', weekly: 'Remind me weekly', monthly: 'Remind me monthly' },
};
