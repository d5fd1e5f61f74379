import type { FeedLine } from '#contract/feed.ts';

/** A line of a run that says nothing yet. */
export const NO_LINE: FeedLine = {
  kind: 'changed',
  goal: null,
  date: null,
  tracking: null,
  figure: null,
  as: null,
  before: null,
  after: null,
  code: null,
  about: '',
  by: null,
  at: null,
  comment: null,
  asked_in: null,
};
