import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, languageOfTag, type ShareLanguage } from '#contract/language.ts';

/** As the address asks, else as the share's maker chose, else as the browser prefers. */
export function readerLanguage(
  request: Pick<FastifyRequest, 'headers'>,
  { asked, made = 'auto' }: { readonly asked: string | undefined; readonly made?: ShareLanguage | undefined },
): Language {
  const chosen = languageOfTag(asked) ?? (made === 'auto' ? null : made);
  return chosen ?? preferredLanguage(request.headers['accept-language']);
}

export function preferredLanguage(accepted = ''): Language {
  const ranges = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return { language: languageOfTag(tag), weight: Number.isNaN(weight) ? 0 : weight };
  });
  const spoken = ranges.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return spoken.find(({ language }) => language !== null)?.language ?? DEFAULT_LANGUAGE;
}
