import { language } from '#web/messages/language.ts';
import { ApiError } from './ApiError.ts';
import { germanRefusals } from './germanRefusals.ts';

/**
 * Why a call was refused, in the language of the page: in English what the server says, in German by the code it gives.
 * @param otherwise where the server did not answer, or said nothing
 */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (language === 'en') return error.message;
  const other = error.status < 500 ? 'bad_request' : 'internal';
  return germanRefusals.get(error.code) ?? germanRefusals.get(other) ?? otherwise;
}
