import type { FeedReasonCode } from '#contract/feedReason.ts';
import { OutFailure } from '#server/platform/outgoing/outFailure.ts';

const LONGEST = 300;

/** Why a source did not give what was asked, in one of the words the page knows. Never holds a secret. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly code: FeedReasonCode;
  readonly about: string;

  constructor(code: FeedReasonCode, about = '') {
    super(about === '' ? code : `${code}: ${about}`);
    this.code = code;
    this.about = about.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  }
}

/** Null for what is no failure of a source. */
export function failureOf(error: unknown): SourceFailure | null {
  if (error instanceof SourceFailure) return error;
  return error instanceof OutFailure ? new SourceFailure(error.code, error.about) : null;
}
