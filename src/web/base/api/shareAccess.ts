import { useSyncExternalStore } from 'react';

/** The token of the share this page was opened through; null for a member's page. It does not change while the page is open. */
export const shareToken: string | null = tokenIn(globalThis.location?.search ?? '');

/** What the share's password bought; null without one. */
export function sharePass(): string | null {
  return pass;
}

/** Sends the pass from now on, also after the page is loaded anew, as on a change of the fiscal year. */
export function keepSharePass(bought: string): void {
  pass = bought;
  try {
    sessionStorage.setItem(keptAs(), bought);
  } catch {
    // A page framed by another site may be refused its storage: then the password is asked for after each load.
  }
  setPassNeeded(false);
}

/** What says that this browser was let in before; it opens nothing. */
export function knownMark(): string | undefined {
  return readKept(() => localStorage.getItem(knownAs())) ?? undefined;
}

export function keepKnownMark(mark: string): void {
  try {
    localStorage.setItem(knownAs(), mark);
  } catch {
    // Then this browser waits as any other where many try the password.
  }
}

/** The server asked for the password: whatever pass was held opens nothing any more. */
export function showPassNeeded(): void {
  pass = null;
  setPassNeeded(true);
}

/** Whether the password has to be typed first. */
export function usePassNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => isPassNeeded);
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

/** One tab may have been at several shares. */
function keptAs(): string {
  return `milepost.sharePass.${shareToken ?? ''}`;
}

/** By the first letters of the token alone: what is kept for long opens nothing. */
function knownAs(): string {
  return `milepost.knownShare.${shareToken?.slice(0, 6) ?? ''}`;
}

function tokenIn(search: string): string | null {
  const token = new URLSearchParams(search).get('encv');
  return token === '' ? null : token;
}
