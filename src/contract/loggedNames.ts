/** The kinds of things that the history of a plan describes. The server's table of kinds has a row for each. */
export const LOGGED_NAMES = [
  'plan',
  'department',
  'member',
  'goal',
  'entries',
  'comment',
  'initiative',
  'milestone',
  'decision',
  'waiting',
  'feed',
] as const;

export type LoggedName = (typeof LOGGED_NAMES)[number];
