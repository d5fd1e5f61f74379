import { useOutside } from '#web/base/outside/useOutside.ts';

/** Null for a member's page. Constant while the page is open. */
export const shareToken: string | null = tokenIn(globalThis.location?.search ?? '');

/** The pass that the share's password was exchanged for; null without one. */
export function sharePass(): string | null {
  return pass;
}

/** Also after a reload, as on a change of the fiscal year. */
export function keepSharePass(bought: string): void {
  pass = bought;
  try {
    sessionStorage.setItem(keptAs(), bought);
  } catch {
    // A framed page may be denied storage: then it asks for the password after each load.
  }
  setPassNeeded(false);
}

/** Marks this browser as known; grants nothing. */
export function knownMark(): string | undefined {
  return readKept(() => localStorage.getItem(knownAs())) ?? undefined;
}

export function keepKnownMark(mark: string): void {
  try {
    localStorage.setItem(knownAs(), mark);
  } catch {
    // Without it this browser waits like any other where many try the password.
  }
}

/** Any pass in use is invalid. */
export function showPassNeeded(): void {
  pass = null;
  setPassNeeded(true);
}

export function usePassNeeded(): boolean {
  return useOutside(subscribe, () => isPassNeeded);
}

let isPassNeeded = false;
let pass = readPass();
const listeners = new Set<() => void>();

function setPassNeeded(isNeeded: boolean): void {
  isPassNeeded = isNeeded;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPass(): string | null {
  return shareToken === null ? null : readKept(() => sessionStorage.getItem(keptAs()));
}

function readKept(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** A tab may open several shares. */
function keptAs(): string {
  return `milepost.sharePass.${shareToken ?? ''}`;
}

/** Only the first letters of the token: what is stored for long must not open anything. */
function knownAs(): string {
  return `milepost.knownShare.${shareToken?.slice(0, 6) ?? ''}`;
}

function tokenIn(search: string): string | null {
  const token = new URLSearchParams(search).get('encv');
  return token === '' ? null : token;
}
