const goals = (count: number) => (count === 1 ? '1 goal' : `${count} goals`);
const owners = (count: number) => (count === 1 ? '1 owner' : `${count} owners`);

export const upToDate = {
  view: 'View',
  sheet: 'Sheet',
  upToDate: 'Up to date',
  loading: 'Looking which figures are there…',
  failed: 'What is up to date could not be loaded.',
  headline: (current: number, all: number) =>
    all === 1 ? `${current} of 1 goal is up to date` : `${current} of ${all} goals are up to date`,
  waits: (count: number, whose: number) =>
    count === 1 ? '1 waits for a figure.' : `${count} wait for a figure, with ${owners(whose)}.`,
  whole: (period: string) => `${period} is whole`,
  wholeText: (count: number) =>
    count === 1 ? 'The one goal has every figure that is due.' : `All ${count} goals have every figure that is due.`,
  noGoals: 'No goal is asked for a figure',
  noGoalsText:
    'Goals that have begun and have figures of their own appear here. Groups, computed, achieved and deferred goals are not asked.',
  remindAll: (count: number) => `Remind ${owners(count)}`,
  states: { upToDate: 'Up to date', due: 'Due, still in time', overdue: 'Overdue', neverEntered: 'Never entered' },
  owner: 'Owner',
  goals: 'Goals',
  due: 'Due',
  overdue: 'Overdue',
  never: 'Never entered',
  last: 'Last figure',
  none: 'None',
  share: (current: number, all: number) => `${current} of ${all} up to date`,
  nobodyNamed: 'No person is named',
  noOwner: 'Without an owner',
  remind: 'Remind',
  remindOf: (name: string) => `Remind ${name}`,
  nameOwner: 'Name an owner',
  invite: 'Invite',
  inviteOf: (name: string) => `Invite ${name}, who has no account yet`,
  reminded: (day: string) => `Reminded ${day}`,
  stopped: 'Wants no reminders',
  dueBy: (day: string) => `Due by ${day}`,
  overdueSince: (day: string) => `Overdue since ${day}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  more: (count: number) => `and ${goals(count)} more`,
  letter: 'What a reminder says',
  letterHow: 'At most once a week, in the reader’s language',
  letterTo: (name: string) => `To ${name}`,
  letterNone: 'Nobody waits for a reminder now.',
  noMail: 'This installation sends no mail, so nobody can be reminded from here. An administrator can set mail up.',
  nobodyReachable: 'Nobody can be reminded: no owner of a goal that waits has an account yet. Invite them first.',
  kept: (whose: number, count: number) => `Up to date: ${owners(whose)}, ${goals(count)}`,
  sending: 'Sending…',
  sent: (count: number) => (count === 1 ? '1 reminder is on its way.' : `${count} reminders are on their way.`),
  notSent: (count: number) =>
    count === 1
      ? 'One reminder was not sent. Please try again.'
      : `${count} reminders were not sent. Please try again.`,
  department: 'Department',
  allDepartments: 'All departments',
};
