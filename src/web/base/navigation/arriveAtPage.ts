import { restoreScroll } from './scrollPlace.ts';

/** How long a page may take to show its heading; ms. */
const HEADING_WITHIN = 3_000;

/**
 * Makes a page that was opened in this document the one people are at: it is scrolled to its place, and focus moves to
 * its heading, until then to its main part. `tell` is called once its title is there, to be read out.
 */
export function arriveAtPage(tell: () => void): () => void {
  const stopScrolling = restoreScroll();
  const main = document.querySelector<HTMLElement>('main');
  main?.focus({ preventScroll: true });

  const observer = new MutationObserver(lookForHeading);
  const timer = window.setTimeout(arrive, HEADING_WITHIN);
  observer.observe(document.body, { childList: true, subtree: true });
  lookForHeading();

  function lookForHeading(): void {
    const heading = document.querySelector<HTMLElement>('main h1, header h1');
    if (heading === null) return;
    if (hasFocus(main)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrive();
  }

  function arrive(): void {
    stopWaiting();
    // Its title is set right after it is drawn.
    requestAnimationFrame(tell);
  }

  function stopWaiting(): void {
    observer.disconnect();
    window.clearTimeout(timer);
  }

  return () => {
    stopScrolling();
    stopWaiting();
  };
}

/** Somebody may have moved on. */
function hasFocus(main: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === main;
}
