import { language } from '#web/messages/language.ts';
import { ApiError } from './ApiError.ts';

const german = language === 'en' ? null : (await import('./germanRefusals.ts')).germanRefusals;

/**
 * Why a call was refused, in the language of the page: in English what the server says, in German by the code it gives.
 * @param otherwise where the server did not answer, or said nothing
 */
export function refusalText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (german === null) return error.message;
  return german.get(error.code) ?? german.get(error.status < 500 ? 'bad_request' : 'internal') ?? otherwise;
}
