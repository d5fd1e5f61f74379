import { useMemo, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** A visit is one page from when it is opened until it is left; steps within it only change its address. */
type Entry = { readonly index: number; readonly visit: number };

type Shown = Entry & { readonly path: string };

const here = globalThis.location;

let shown: Shown = {
  ...(entryOf(globalThis.history?.state) ?? { index: 0, visit: 0 }),
  path: here?.pathname ?? '/',
};

export function shownEntry(): Entry {
  return shown;
}

export function shownPath(): string {
  return shown.path;
}

export function usePath(): string {
  return useLocationProperty(shownPath, shownPath);
}

/** Differs whenever another page is opened, also another one at the same path. */
export function useVisit(): number {
  return useLocationProperty(visitNow, visitNow);
}

function visitNow(): number {
  return shown.visit;
}

type AddressWriter = {
  /** Adds an entry to the browser's history. */
  readonly step: (address: string) => void;
  readonly replace: (address: string) => void;
};

/** Writes the address of the page it is called in, and of no page that is opened after it. */
export function useAddress(): AddressWriter {
  const [visit] = useState(visitNow);
  return useMemo(
    () => ({
      step: (address) => write(visit, address, { replace: false }),
      replace: (address) => write(visit, address, { replace: true }),
    }),
    [visit],
  );
}

function write(visit: number, address: string, { replace }: { readonly replace: boolean }): void {
  if (visit !== shown.visit) return;
  shown = { ...shown, index: shown.index + (replace ? 0 : 1) };
  navigate(address, { replace, state: { index: shown.index, visit } });
}

/** Shows the page of an address: the components that read path and visit follow. */
export function openVisit(address: string, { replace }: { readonly replace: boolean }): void {
  const index = shown.index + (replace ? 0 : 1);
  // Unlike every other that the browser's history holds, also those from before a reload.
  const visit = Math.random();
  shown = { index, visit, path: new URL(address, window.location.href).pathname };
  navigate(address, { replace, state: { index, visit } });
}

/** After the browser went to another entry of its history. */
export function followBrowser(entry: Entry): void {
  shown = { ...entry, path: window.location.pathname };
}

/** Numbers the entry that the page began with, or that a link to a part of the page made. */
export function numberEntry(entry: Entry): void {
  shown = { ...shown, ...entry };
  window.history.replaceState(entry, '');
}

/** What `history.state` says; null where another page, or the browser itself, made the entry. */
export function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { index, visit } = Object.fromEntries(Object.entries(state));
  return typeof index === 'number' && typeof visit === 'number' ? { index, visit } : null;
}
