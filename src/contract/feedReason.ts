import * as z from 'zod/mini';
import './wire/noEval.ts';

/** Why a source did not answer as it should; the page has a sentence for each, with `about` in it. */
export const FEED_REASONS = [
  'not_allowed',
  'own_network',
  'name_unknown',
  'not_reached',
  'certificate',
  'too_slow',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_much',
  'cut_off',
  'damaged',
  'redirects',
  'password_refused',
  'not_found',
  'status',
  'web_page',
  'says_error',
  'encoding',
  'query_refused',
  'not_a_select',
  'no_tls',
  'secret_lost',
  'connection_gone',
  'question_waits',
  'folder_gone',
  'file_missing',
  'file_outside',
  'file_changing',
  'no_rows',
  'no_figures',
  'columns_gone',
  'no_goal_column',
  'year_open',
  'unreadable',
  'write_refused',
  'interrupted',
  'left_behind',
  'all_refused',
  'nothing_new',
  'unexpected',
] as const;
export type FeedReasonCode = (typeof FEED_REASONS)[number];

export const feedReasonSchema = z.object({
  code: z.enum(FEED_REASONS),
  /** What the sentence is about: a host, a number, a column; never a secret. */
  about: z.string(),
  /** The sentence in English. */
  message: z.string(),
});
export type FeedReason = z.infer<typeof feedReasonSchema>;
