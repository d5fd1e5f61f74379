import { DEFAULT_LANGUAGE, type Language, languageOfTag, SHARE_LANGUAGE_ATTRIBUTE } from '#contract/language.ts';

const KEPT_AS = 'milepost.language';
const DIRECTION_KEPT_AS = 'milepost.direction';

/**
 * For a share the language its address says, else its maker's choice; else the one chosen here before, else the
 * browser's first supported, else English. Constant while the page is open: choosing another one stores it and
 * reloads.
 */
export const language: Language =
  ofShare() ??
  languageOfTag(kept(KEPT_AS)) ??
  navigator.languages.map(languageOfTag).find((known) => known !== null) ??
  DEFAULT_LANGUAGE;

export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // Storage may be disabled: then the browser's list decides.
  }
}

/** Before anything renders. */
export function applyLanguage(): void {
  document.documentElement.lang = language;
  // All languages are left-to-right; a stored `rtl` mirrors the page, to test right-to-left.
  document.documentElement.dir = kept(DIRECTION_KEPT_AS) ?? 'ltr';
}

function ofShare(): Language | null {
  // In tests without a browser.
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
    // A framed page may be denied storage.
    return null;
  }
}
