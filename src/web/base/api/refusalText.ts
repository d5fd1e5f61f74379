import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { refusals } from '#languages/en/page/refusals.ts';
import { language } from '#web/base/messages/language.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';
import { ApiError } from './ApiError.ts';

const say = messagesOf('refusals', refusals);

/**
 * Why a call was refused, in the page's language, by its code: in English the server's sentence, unless the page has one.
 * `otherwise` is for no answer, or an empty one.
 */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  const other = say[error.status < 500 ? 'bad_request' : 'internal'] ?? otherwise;
  return reasonText(error, other);
}

/** Why one of several things was refused, in the page's language. */
export function reasonText(
  { code, message }: { readonly code: string; readonly message: string },
  otherwise: string,
): string {
  return say[code] ?? (language === DEFAULT_LANGUAGE ? message : otherwise);
}
