import { useOutside } from '#web/base/outside/useOutside.ts';

/** A `theme` in the address holds for this visit only. */
export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

export function useTheme(): Theme {
  return useOutside(subscribe, () => chosen);
}

/** `system` where none was chosen, or storage is disabled. */
export function applyTheme(): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  applyTheme();
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be disabled: then the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

const STORAGE_KEY = 'milepost.theme';
const listeners = new Set<() => void>();
let chosen = readTheme();

function readTheme(): Theme {
  try {
    const asked = new URLSearchParams(window.location.search).get('theme');
    const stored = asked ?? localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
