import type { Browser, Page } from 'playwright-core';
import { type Control, controlsOn, nameOf } from './controls.ts';
import { type View, viewOf } from './faults.ts';
import type { Place } from './places.ts';
import { press } from './press.ts';
import { createVisitor, type Look, type Opened } from './visit.ts';

/** A page with what is open on it. */
export type State = {
  readonly page: Page;
  /** The place, and what was pressed there. */
  readonly name: string;
};

type StatesOptions = {
  readonly look: Look;
  /** 0: the places as they open; 1: with each thing that a press opens; 2: and what a press in it opens. */
  readonly depth: number;
};

/** Links lead to other places; fields and options open nothing of their own. */
const OPENS_NOTHING = [
  'link',
  'option',
  'gridcell',
  'checkbox',
  'radio',
  'text',
  'search',
  'email',
  'password',
  'slider',
  'range',
];
/** Transitions and what loads late have ended by then; ms. */
const OPENED_AFTER_MS = 400;

/** Visits the places, and whatever opens there by a press: dialogs, menus, panels, further fields. */
export async function visitStates(
  browser: Browser,
  places: readonly Place[],
  { look, depth }: StatesOptions,
  visit: (state: State) => Promise<void>,
): Promise<void> {
  const visitor = createVisitor(browser, look);
  const pressed = new Set<string>();
  const visited = new Set<string>();

  /** Each kind once, wherever it is met first. */
  function wanted(controls: readonly Control[]): readonly Control[] {
    return controls.filter(({ kind, role }) => {
      if (OPENS_NOTHING.includes(role) || pressed.has(kind)) return false;
      pressed.add(kind);
      return true;
    });
  }

  async function visitPlace(place: Place): Promise<void> {
    const opened = await visitor.open(place);
    await visit({ page: opened.page, name: place.name });
    if (depth === 0) return;
    const waiting = wanted(await controlsOn(opened.page)).map((control) => [control]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const inner = await visitOpened(place, path);
      if (path.length < depth) for (const control of wanted(inner)) waiting.push([...path, control]);
    }
  }

  async function visitOpened(place: Place, path: readonly Control[]): Promise<readonly Control[]> {
    const opened = await visitor.open(place);
    const inner = await visitAfterPresses(place, path, opened);
    if (opened.faults.takeWrites() > 0) visitor.forget();
    return inner;
  }

  /** Gives the controls of what opened; none where nothing did. */
  async function visitAfterPresses(
    place: Place,
    path: readonly Control[],
    opened: Opened,
  ): Promise<readonly Control[]> {
    const documents = opened.documents();
    let before = await seenOn(opened);
    for (const [index, control] of path.entries()) {
      if (index > 0) before = await seenOn(opened);
      if ((await press(opened.page, control, 'mouse')) !== null) return [];
      await opened.page.waitForTimeout(OPENED_AFTER_MS);
      await opened.quiet();
      if (opened.documents() > documents) return [];
    }
    const after = await seenOn(opened);
    const fresh = after.controls.filter(({ kind }) => !before.controls.some((known) => known.kind === kind));
    const isNew = fresh.length > 0 || after.view.overlays.length > before.view.overlays.length;
    const what = `${place.name} ${after.view.overlays} ${fresh.map(({ kind }) => kind)}`;
    if (isNew && !visited.has(what)) {
      visited.add(what);
      await visit({ page: opened.page, name: [place.name, ...path.map(nameOf)].join(' > ') });
    }
    return isNew ? fresh : [];
  }

  try {
    for (const place of places) await visitPlace(place);
  } finally {
    await visitor.close();
  }
}

async function seenOn({ page }: Opened): Promise<{ readonly view: View; readonly controls: readonly Control[] }> {
  return { view: await viewOf(page), controls: await controlsOn(page) };
}
