import { useOutside } from '#web/base/outside/useOutside.ts';

export function useSingleKeys(): boolean {
  return useOutside(subscribe, areSingleKeysOn);
}

export function areSingleKeysOn(): boolean {
  return isOn;
}

export function switchSingleKeys(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Storage may be disabled: then the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

const STORAGE_KEY = 'milepost.singleKeys';
const listeners = new Set<() => void>();
let isOn = readChoice();

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
