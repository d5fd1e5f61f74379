import type { FeedReason } from '#contract/feedReason.ts';
import { textsIn } from '#server/base/texts.ts';
import type { SourceFailure } from './sources/sourceFailure.ts';

/** What a failure is in a reply; the page says it in the reader's own language by its code. */
export function feedReasonOf({ code, about }: Pick<SourceFailure, 'code' | 'about'>): FeedReason {
  return { code, about, message: textsIn('en').feeds.reasons[code](about) };
}
