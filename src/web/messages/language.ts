/** The languages the page can be shown in, by their BCP 47 tags. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

const KEPT_AS = 'milepost.language';

/**
 * The language of this visit: the one chosen here before, else the first the browser asks for that there is, else
 * English. It does not change while the page is open: choosing another keeps it and loads the page again.
 */
export const language: Language = readKept() ?? firstOf(navigator.languages) ?? 'en';

export function keepLanguage(chosen: Language): void {
  localStorage.setItem(KEPT_AS, chosen);
}

function readKept(): Language | null {
  try {
    return languageOf(localStorage.getItem(KEPT_AS) ?? '');
  } catch {
    // A page framed by another site may be refused its storage.
    return null;
  }
}

function firstOf(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const known = languageOf(tag);
    if (known !== null) return known;
  }
  return null;
}

function languageOf(tag: string): Language | null {
  return LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known) ?? null;
}
