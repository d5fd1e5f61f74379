import type { Language } from '#contract/language.ts';

/** What a language calls itself, so that whoever reads only that one finds it: English, Deutsch. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.slice(0, 1).toLocaleUpperCase(language)}${name.slice(1)}`;
}
