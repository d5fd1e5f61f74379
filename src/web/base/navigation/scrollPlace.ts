import { shownEntry } from './address.ts';

/** How far each entry of the browser's history was scrolled when it was left. */
const places = new Map<number, number>();

/** How long a page that is still growing is waited for; ms. */
const LATEST = 3_000;

const GIVING_UP = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

export function keepScroll(): void {
  places.set(shownEntry().index, window.scrollY);
}

export function forgetScroll(): void {
  places.delete(shownEntry().index);
}

/** Scrolls to where the shown entry was left, once the page is as long; stops as soon as a person does something. */
export function restoreScroll(): () => void {
  const wanted = places.get(shownEntry().index) ?? 0;
  const until = performance.now() + LATEST;
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const name of GIVING_UP) window.removeEventListener(name, stop, { capture: true });
  }

  function approach(): void {
    window.scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(window.scrollY - wanted) < 1 || performance.now() > until) stop();
    else frame = requestAnimationFrame(approach);
  }

  for (const name of GIVING_UP) window.addEventListener(name, stop, { capture: true, passive: true });
  approach();
  return stop;
}
