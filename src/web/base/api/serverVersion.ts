import { useOutside } from '#web/base/outside/useOutside.ts';

/** The version the page began with; null until the server has said one. */
let first: string | null = null;
let isNewer = false;
const listeners = new Set<() => void>();

/** To be told with each answer that says the server's version. */
export function noteServerVersion(version: string | null): void {
  if (version === null) return;
  first ??= version;
  if (isNewer || version === first) return;
  isNewer = true;
  for (const tell of listeners) tell();
}

/** Whether the server has been updated since this page was loaded: the next page is loaded from it. */
export function hasNewVersion(): boolean {
  return isNewer;
}

export function useNewVersion(): boolean {
  return useOutside((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, hasNewVersion);
}
