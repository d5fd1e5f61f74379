import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { refusals } from '#languages/en/page/refusals.ts';
import { language } from '#web/base/messages/language.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';
import { ApiError } from './ApiError.ts';

const say = messagesOf('refusals', refusals);

/**
 * Why a call was refused, in the page's language: in English the server's sentence, otherwise by its code.
 * `otherwise` is for no answer, or an empty one.
 */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (language === DEFAULT_LANGUAGE) return error.message;
  const other = error.status < 500 ? 'bad_request' : 'internal';
  return say[error.code] ?? say[other] ?? otherwise;
}
