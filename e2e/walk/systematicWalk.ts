import type { Browser, ElementHandle } from 'playwright-core';
import { type Control, controlsOn, nameOf } from './controls.ts';
import { faultsIn, type View, viewOf } from './faults.ts';
import { CLOSE, leave, WAYS, type Way } from './leave.ts';
import type { Place } from './places.ts';
import { elementSoon, type PressedBy, press } from './press.ts';
import { isFocusBack, isWithoutEffect, traceOf } from './trace.ts';
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
  /** What walks of other places have walked through before. */
  readonly walked?: Walked;
  /** Hears of each fault when it is found, long before the end of a long walk. */
  readonly tell?: (line: string) => void;
};

/** What was pressed and left so far: the menus of all pages and what opens over them are walked through once. */
export type Walked = {
  /** By kind, and by place and kind: how many were pressed. */
  readonly counts: Map<string, number>;
  /** By what was left: in which ways it was. */
  readonly left: Map<string, Set<Way>>;
};

export function nothingWalked(): Walked {
  return { counts: new Map(), left: new Map() };
}

export type WalkReport = {
  readonly presses: number;
  readonly faults: readonly string[];
  /** What was there before and could not be pressed when it was its turn, with why. */
  readonly missed: readonly string[];
};

/** What a press led to. */
type Led = { readonly opened: Opened; readonly pressed: ElementHandle<Element> | null; readonly seen: View };

/** After it is left a page has so long to come to rest; ms. */
const AFTER_LEAVING_MS = 250;

/** Presses every control of the places, and every control of what opens, looks, and leaves it in the ways there are. */
export async function walkThrough(
  browser: Browser,
  places: readonly Place[],
  options: WalkOptions,
): Promise<WalkReport> {
  const { look, by, lookMs, ofAKind, depth, isEveryWay, walked = nothingWalked(), tell = () => {} } = options;
  const { counts, left } = walked;
  const visitor = createVisitor(browser, look);
  const faults = new Set<string>();
  const missed: string[] = [];
  let presses = 0;
  /** A page on which everything is as when it was opened. */
  let untouched: { readonly place: Place; readonly opened: Opened } | null = null;

  async function open(place: Place): Promise<Opened> {
    const kept = untouched;
    untouched = null;
    return kept?.place === place ? kept.opened : visitor.open(place);
  }

  /** Those of which not enough were pressed yet. */
  function wanted(controls: readonly Control[]): readonly Control[] {
    return controls.filter(({ kind, isRepeated }) => counted(kind) < (isRepeated ? 1 : ofAKind));
  }

  /** Of what is drawn on other places too, one is pressed on each; not of what all pages have. */
  function wantedOf(place: Place, controls: readonly Control[]): readonly Control[] {
    const isWanted = new Set(wanted(controls));
    return controls.filter((control) => {
      const isFirstHere = counted(`${place.name} ${control.kind}`) === 0;
      return isWanted.has(control) || (isFirstHere && !control.isInFrame && !control.isOver);
    });
  }

  function counted(key: string): number {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  }

  async function walkPlace(place: Place): Promise<void> {
    const opened = await visitor.open(place);
    const { page, faults: seen } = opened;
    report(place, [], 'opened', [...seen.take(), ...faultsIn(await viewOf(page))]);
    untouched = { place, opened };
    const waiting = wantedOf(place, await controlsOn(page)).map((control) => [control]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { below, isLeftInMoreWays } = await pressAndLeave(place, path);
      if (path.length < depth) for (const control of wanted(below)) waiting.push([...path, control]);
      if (isLeftInMoreWays) waiting.unshift(path);
    }
  }

  /** Gives what there is to press then that was not there before, and whether there are other ways to leave it. */
  async function pressAndLeave(place: Place, path: readonly Control[]) {
    const last = path.at(-1);
    if (last === undefined) throw new Error('Nothing is to be pressed.');
    const opened = await open(place);
    const { page } = opened;
    const start = await stateOf(opened);
    for (const control of path.slice(0, -1)) {
      const problem = await press(page, control, by);
      if (problem !== null) return miss(place, path, opened, `${nameOf(control)} is ${problem}`);
      await page.waitForTimeout(AFTER_LEAVING_MS);
      await opened.quiet();
    }
    // What comes late would otherwise seem to be of the press.
    const pressed = await elementSoon(page, last);
    const before = await viewOf(page);
    const known = new Set((await controlsOn(page)).map(keyOf));
    const documents = opened.documents();
    const trace = await traceOf(opened);
    opened.faults.take();
    const problem = await press(page, last, by);
    if (problem === 'covered') report(place, path, 'not pressed', ['something lies on it']);
    if (problem === 'without focus') report(place, path, 'not pressed', ['the keyboard does not reach it']);
    if (problem !== null) return miss(place, path, opened, problem);
    presses += 1;
    visitor.openAhead(place);
    await page.waitForTimeout(lookMs);
    await opened.quiet();
    const after = await viewOf(page);
    const isNewDocument = opened.documents() > documents;
    const isLost = by === 'keyboard' && !isNewDocument && !after.hasFocus;
    report(place, path, 'pressed', [
      ...opened.faults.take(),
      ...faultsIn(after),
      ...(isLost ? ['the focus is lost'] : []),
      ...((await isWithoutEffect(opened, last, trace)) ? ['nothing happens'] : []),
    ]);
    const controls = isNewDocument ? [] : await controlsOn(page);
    const isOpen = after.overlays.some((overlay) => !before.overlays.includes(overlay));
    const isElsewhere = after.address !== before.address;
    const ways = waysFrom({
      isNewDocument,
      isOpen,
      isElsewhere,
      isLeftByPress: by === 'mouse' && !after.isBeside,
      hasClose: controls.some(({ name }) => CLOSE.test(name)),
    });
    const { way, hasMore } = nextWay(isOpen ? (after.overlays.at(-1) ?? '') : null, ways);
    await leaveBy(place, path, way, { opened, pressed, seen: after });
    await pressed?.dispose();
    if (way === 'back' && isOpen && !isElsewhere) await goOn(opened);
    if (opened.faults.takeWrites() > 0) visitor.forget();
    else if ((await stateOf(opened)) === start) untouched = { place, opened };
    return { below: controls.filter((control) => !known.has(keyOf(control))), isLeftInMoreWays: hasMore };
  }

  /** The next of the ways; of what is no overlay the first. */
  function nextWay(overlay: string | null, ways: readonly Way[]): { way: Way; hasMore: boolean } {
    const done = (overlay === null ? null : left.get(overlay)) ?? new Set();
    const open = ways.filter((way) => !done.has(way));
    const way = open[0] ?? ways[presses % ways.length] ?? 'Escape';
    if (overlay !== null) left.set(overlay, new Set([...done, way]));
    return { way, hasMore: isEveryWay && overlay !== null && open.length > 1 };
  }

  async function leaveBy(place: Place, path: readonly Control[], way: Way, led: Led): Promise<void> {
    const { opened, pressed, seen } = led;
    const { page } = opened;
    const documents = opened.documents();
    const trace = await traceOf(opened);
    if (!(await leave(page, way, by))) return;
    await page.waitForTimeout(AFTER_LEAVING_MS);
    await opened.quiet();
    // Before the first page stands an empty one.
    if (page.url() === 'about:blank') return report(place, path, `left by ${way}`, opened.faults.take());
    const after = await viewOf(page);
    const isSameDocument = opened.documents() === documents;
    const isLost = by === 'keyboard' && way !== 'back' && isSameDocument && seen.hasFocus && !after.hasFocus;
    const isClosedByKey =
      by === 'keyboard' && isSameDocument && way !== 'back' && after.overlays.length < seen.overlays.length;
    const isElsewhere = isClosedByKey && !isLost && (await isFocusBack(page, path, pressed)) === false;
    const uppermost = seen.overlays.at(-1);
    const isStillOpen = isSameDocument && uppermost !== undefined && after.overlays.length >= seen.overlays.length;
    // What asks first whether something shall be lost, or closes a list of its own, stays open. The browser's own list of
    // a select is closed unseen.
    const isDeaf = way !== 'back' && isStillOpen && path.at(-1)?.role !== 'select' && (await traceOf(opened)) === trace;
    report(place, path, `left by ${way}`, [
      ...opened.faults.take(),
      ...faultsIn(after),
      ...(isLost ? ['the focus is lost'] : []),
      ...(isElsewhere ? ['the focus does not go back to what was pressed'] : []),
      ...(isDeaf ? [`it does not close: ${uppermost}`] : []),
    ]);
  }

  function miss(place: Place, path: readonly Control[], { faults: seen }: Opened, why: string) {
    if (seen.takeWrites() > 0) visitor.forget();
    missed.push(`${[place.name, ...path.map(nameOf)].join(' > ')}: ${why}`);
    return { below: [], isLeftInMoreWays: false };
  }

  function report(place: Place, path: readonly Control[], step: string, found: readonly string[]): void {
    for (const fault of found) {
      const line = `${[`${place.name}, ${look.width} px, by ${by}`, ...path.map(nameOf), step].join(' > ')}: ${fault}`;
      faults.add(line);
      tell(line);
    }
  }

  try {
    for (const place of places) await walkPlace(place);
  } finally {
    await visitor.close();
  }
  return { presses, faults: [...faults], missed };
}

function keyOf({ kind, nth }: Control): string {
  return `${nth} ${kind}`;
}

/** Forward again after going back from what has no address, and out of it where that left it open. */
async function goOn({ page, quiet }: Opened): Promise<void> {
  await page.evaluate(() => history.forward());
  if ((await viewOf(page)).overlays.length > 0) await page.keyboard.press('Escape');
  await page.waitForTimeout(AFTER_LEAVING_MS);
  await quiet();
}

/** What is the same before and after tells that a page can be walked on. */
async function stateOf({ page, documents }: Opened): Promise<string> {
  const { address, overlays, isEmpty } = await viewOf(page);
  const kinds = (await controlsOn(page)).map(({ kind, name }) => `${kind} ${name}`);
  return JSON.stringify([documents(), address, overlays, isEmpty, kinds]);
}

/** The ways out of what a press led to. */
function waysFrom(led: {
  readonly isNewDocument: boolean;
  readonly isOpen: boolean;
  readonly isElsewhere: boolean;
  readonly isLeftByPress: boolean;
  readonly hasClose: boolean;
}): readonly Way[] {
  if (led.isNewDocument) return ['back'];
  if (!led.isOpen) return led.isElsewhere ? ['back'] : ['Escape'];
  return WAYS.filter((way) => (way !== 'a press outside' || led.isLeftByPress) && (way !== '✕' || led.hasClose));
}
