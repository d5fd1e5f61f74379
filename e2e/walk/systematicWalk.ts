import type { Browser } from 'playwright-core';
import { type Control, controlsOn, nameOf } from './controls.ts';
import { faultsIn, type View, viewOf } from './faults.ts';
import { leave, WAYS, type Way } from './leave.ts';
import type { Place } from './places.ts';
import { type PressedBy, press } from './press.ts';
import { createVisitor, type Look, type Opened } from './visit.ts';

export type WalkOptions = {
  readonly look: Look;
  readonly by: PressedBy;
  /** How long one looks at what opened, with the mouse resting; ms. */
  readonly lookMs: number;
  /** Of all that a component draws so many are pressed; of what stands in each of many cards or rows, one. */
  readonly ofAKind: number;
  /** How many presses lead from a place to what is pressed there, that press among them. */
  readonly depth: number;
  /** Whether each thing that opens is left in all ways, or in one, which take turns. */
  readonly isEveryWay: boolean;
};

export type WalkReport = { readonly presses: number; readonly faults: readonly string[] };

/** After it is left a page has so long to come to rest; ms. */
const AFTER_LEAVING_MS = 250;

/** Presses every control of the places, and every control of what opens, looks, and leaves it in the ways there are. */
export async function walkThrough(
  browser: Browser,
  places: readonly Place[],
  options: WalkOptions,
): Promise<WalkReport> {
  const { look, by, lookMs, ofAKind, depth, isEveryWay } = options;
  const visitor = createVisitor(browser, look);
  const faults = new Set<string>();
  const counts = new Map<string, number>();
  /** By what was left: in which ways it was. */
  const left = new Map<string, Set<Way>>();
  let presses = 0;
  /** A page on which everything is as when it was opened. */
  let untouched: { readonly place: Place; readonly opened: Opened } | null = null;

  async function open(place: Place): Promise<Opened> {
    const kept = untouched;
    untouched = null;
    return kept?.place === place ? kept.opened : visitor.open(place);
  }

  /** Those of which not enough were pressed yet. */
  function wanted(place: Place, controls: readonly Control[]): readonly Control[] {
    return controls.filter(({ kind, isInFrame, isRepeated }) => {
      const key = isInFrame ? kind : `${place.name} ${kind}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return count < (isRepeated ? 1 : ofAKind);
    });
  }

  async function walkPlace(place: Place): Promise<void> {
    const { page, faults: seen } = await visitor.open(place);
    report(place, [], 'opened', [...seen.take(), ...faultsIn(await viewOf(page))]);
    const waiting = wanted(place, await controlsOn(page)).map((control) => [control]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { below, isLeftInMoreWays } = await pressAndLeave(place, path);
      if (path.length < depth) for (const control of wanted(place, below)) waiting.push([...path, control]);
      if (isLeftInMoreWays) waiting.unshift(path);
    }
  }

  /** Gives what else there is to press then, and whether there are other ways to leave it. */
  async function pressAndLeave(place: Place, path: readonly Control[]) {
    const nothing = { below: [], isLeftInMoreWays: false };
    const last = path.at(-1);
    const opened = await open(place);
    const { page } = opened;
    const start = await stateOf(opened);
    for (const control of path.slice(0, -1)) {
      if ((await press(page, control, by)) !== null) return nothing;
      await opened.quiet();
    }
    const before = await viewOf(page);
    const documents = opened.documents();
    opened.faults.take();
    if (last === undefined || (await press(page, last, by)) !== null) return nothing;
    presses += 1;
    await page.waitForTimeout(lookMs);
    await opened.quiet();
    const after = await viewOf(page);
    const isNewDocument = opened.documents() > documents;
    const isLost = by === 'keyboard' && !isNewDocument && !after.hasFocus;
    report(place, path, 'pressed', [
      ...opened.faults.take(),
      ...faultsIn(after),
      ...(isLost ? ['the focus is lost'] : []),
    ]);
    const below = isNewDocument ? [] : await controlsOn(page);
    const isOpen = after.overlays.some((overlay) => !before.overlays.includes(overlay));
    const ways = waysFrom({ isNewDocument, isOpen, isElsewhere: after.address !== before.address });
    const { way, hasMore } = nextWay(isOpen ? (after.overlays.at(-1) ?? '') : null, ways);
    await leaveBy(place, path, way, opened, after);
    if (opened.faults.takeWrites() > 0) visitor.forget();
    else if ((await stateOf(opened)) === start) untouched = { place, opened };
    return { below, isLeftInMoreWays: hasMore };
  }

  /** The next of the ways; of what is no overlay the first. */
  function nextWay(overlay: string | null, ways: readonly Way[]): { way: Way; hasMore: boolean } {
    const done = (overlay === null ? null : left.get(overlay)) ?? new Set();
    const open = ways.filter((way) => !done.has(way));
    const way = open[0] ?? ways[presses % ways.length] ?? 'Escape';
    if (overlay !== null) left.set(overlay, new Set([...done, way]));
    return { way, hasMore: isEveryWay && overlay !== null && open.length > 1 };
  }

  async function leaveBy(place: Place, path: readonly Control[], way: Way, opened: Opened, seen: View): Promise<void> {
    const { page } = opened;
    const documents = opened.documents();
    if (!(await leave(page, way, by))) return;
    await page.waitForTimeout(AFTER_LEAVING_MS);
    await opened.quiet();
    // Before the first page stands an empty one.
    if (page.url() === 'about:blank') {
      await page.goForward({ waitUntil: 'commit' }).catch(() => null);
      await page.waitForTimeout(AFTER_LEAVING_MS);
      await opened.quiet();
    }
    const after = await viewOf(page);
    const isSameDocument = opened.documents() === documents;
    const isLost = by === 'keyboard' && way !== 'back' && isSameDocument && seen.hasFocus && !after.hasFocus;
    const uppermost = seen.overlays.at(-1);
    const isStillOpen =
      way !== 'back' && uppermost !== undefined && after.overlays.length >= seen.overlays.length && isSameDocument;
    report(place, path, `left by ${way}`, [
      ...opened.faults.take(),
      ...faultsIn(after),
      ...(isLost ? ['the focus is lost'] : []),
      ...(isStillOpen ? [`it does not close: ${uppermost}`] : []),
    ]);
  }

  function report(place: Place, path: readonly Control[], step: string, found: readonly string[]): void {
    for (const fault of found)
      faults.add(`${[`${place.name}, ${look.width} px, by ${by}`, ...path.map(nameOf), step].join(' > ')}: ${fault}`);
  }

  try {
    for (const place of places) await walkPlace(place);
  } finally {
    await visitor.close();
  }
  return { presses, faults: [...faults] };
}

/** What is the same before and after tells that a page can be walked on. */
async function stateOf({ page, documents }: Opened): Promise<string> {
  const { address, overlays, isEmpty } = await viewOf(page);
  const kinds = (await controlsOn(page)).map(({ kind, name }) => `${kind} ${name}`);
  return JSON.stringify([documents(), address, overlays, isEmpty, kinds]);
}

/** The ways out of what a press led to. */
function waysFrom(led: { readonly isNewDocument: boolean; readonly isOpen: boolean; readonly isElsewhere: boolean }) {
  if (led.isNewDocument) return ['back'] as const;
  if (led.isOpen) return WAYS;
  return led.isElsewhere ? (['back'] as const) : (['Escape'] as const);
}
