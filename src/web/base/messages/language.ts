import { DEFAULT_LANGUAGE, type Language, languageOfTag, SHARE_LANGUAGE_ATTRIBUTE } from '#contract/language.ts';

const KEPT_AS = 'milepost.language';
const DIRECTION_KEPT_AS = 'milepost.direction';

/**
 * The language of this visit: of a share the one its address says, else the one its maker chose; else the one chosen
 * here before, else the first the browser asks for that there is, else English. It does not change while the page is
 * open: choosing another keeps it and loads the page again.
 */
export const language: Language =
  ofShare() ??
  languageOfTag(kept(KEPT_AS)) ??
  navigator.languages.map(languageOfTag).find((known) => known !== null) ??
  DEFAULT_LANGUAGE;

/** Remembers a language for the pages loaded from now on. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // Storage may be switched off: then the browser's own list decides.
  }
}

/** Tells the browser what the page is written in, before anything of it is drawn. */
export function applyLanguage(): void {
  document.documentElement.lang = language;
  // All languages there are run left to right; a kept `rtl` mirrors the page, to try it as a reader of Arabic would see it.
  document.documentElement.dir = kept(DIRECTION_KEPT_AS) ?? 'ltr';
}

function ofShare(): Language | null {
  // What needs no browser is tested without one.
  if (typeof window === 'undefined') return null;
  const query = new URLSearchParams(window.location.search);
  if (!query.has('encv')) return null;
  const made = document.documentElement.getAttribute(SHARE_LANGUAGE_ATTRIBUTE);
  return languageOfTag(query.get('lang')) ?? languageOfTag(made);
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // A page framed by another site may be refused its storage.
    return null;
  }
}
