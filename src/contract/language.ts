/** The languages Milepost speaks, by their BCP 47 tags; the texts of each are in its folder of `src/languages`. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What replies are written in, and what is shown where nobody has chosen another language or its texts do not come. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** The language of a tag such as `de-AT`; null for one that is not spoken, and for none. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  return LANGUAGES.find((known) => tag?.trim().toLowerCase().split('-')[0] === known) ?? null;
}

/** What a share is read in; auto is the reader's own. */
export type ShareLanguage = (typeof SHARE_LANGUAGES)[number];
export const SHARE_LANGUAGES = ['auto', ...LANGUAGES] as const;

export const SHARE_LANGUAGE_ATTRIBUTE = 'data-language';
