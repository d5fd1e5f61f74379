import { entryOf, followBrowser, numberEntry, shownEntry } from './address.ts';
import { goTo, isInPlace, type Pages, prepare, setPages } from './goTo.ts';
import { answerLeaving, askToLeave, isAskedFirst } from './leaving.ts';
import { keepScroll } from './scrollPlace.ts';
import { tellLeft } from './whenLeft.ts';

/** Makes links to pages of the application open in this document. To be called once, before anything is drawn. */
export function startNavigation(pages: Pages): void {
  setPages(pages);
  numberEntry(shownEntry());
  window.addEventListener('popstate', handleHistory, { capture: true });
  // After the components, which may handle a press of a link themselves.
  document.addEventListener('click', handleClick);
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, handleNear, { passive: true });
  }
}

/** The browser's own way with new tabs, windows and downloads stays. */
function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const to = addressAt(event.target);
  if (to === null) return;
  event.preventDefault();
  void goTo(to.href);
}

function handleNear({ target }: Event): void {
  const to = addressAt(target);
  if (to !== null) prepare(to);
}

/** Of the link around an element, if its page is shown in this document. */
function addressAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const to = new URL(link.href);
  return isInPlace(to) ? to : null;
}

/** Set while the browser is sent back to the page that somebody is asked about. */
let isReturning = false;
/** Set once leaving was confirmed. */
let isConfirmed = false;

function handleHistory(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const before = shownEntry();
  const entry = entryOf(event.state);
  if (entry === null) {
    // A link to a part of the page.
    numberEntry({ index: before.index + 1, visit: before.visit });
    return;
  }
  if (entry.visit === before.visit) {
    followBrowser(entry);
    return;
  }
  if (isAskedFirst() && !isConfirmed) {
    event.stopImmediatePropagation();
    void askAbout(entry.index - before.index);
    return;
  }
  isConfirmed = false;
  answerLeaving(false);
  tellLeft({ isAddressKept: false });
  keepScroll();
  followBrowser(entry);
}

/** The browser has gone already: it returns, and goes again once that is confirmed. */
async function askAbout(steps: number): Promise<void> {
  isReturning = true;
  window.history.go(-steps);
  if (!(await askToLeave())) return;
  isConfirmed = true;
  window.history.go(steps);
}
