export const sharedView = {
  title: (plan: string, company: string) => (company === '' ? plan : `${plan} · ${company}`),
  updated: (date: string) => `Updated ${date}`,
  fiscalYear: 'Fiscal year',
  shown: 'What is shown',
  goals: (count: number) => ({ figure: String(count), noun: count === 1 ? 'goal' : 'goals' }),
  nothing: 'Nothing is shown here at the moment',
  nothingText: 'No goals match this view right now. That may change.',
  goneTitle: 'There is nothing at this address',
  goneText:
    'The link may be incomplete, or it may no longer be valid. Ask the person who gave it to you for a new one.',
  failed: 'This view couldn’t be loaded.',
  lockedTitle: 'This view is protected by a password',
  lockedText:
    'The person who gave you the link knows it. This tab then stays open for twelve hours; a new one asks again.',
  password: 'Password',
  open: 'Open the view',
  opening: 'Opening…',
  missing: 'Please enter the password.',
  wrong: 'That password is not correct.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  unreachable: 'The server is not responding. Try again in a moment.',
};
