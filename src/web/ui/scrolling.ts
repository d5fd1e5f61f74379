import { createScrollSpeed } from './scrollSpeed.ts';

/** For how long after its last step one is said to scroll; ms. */
const REST = 150;

let last = Number.NEGATIVE_INFINITY;
let target: EventTarget | null = null;
let speed = createScrollSpeed();

// Wherever on the page, whole or a part of it: scrolling does not bubble, but it is captured.
globalThis.document?.addEventListener(
  'scroll',
  (event) => {
    last = performance.now();
    if (event.target !== target) speed = createScrollSpeed();
    target = event.target;
    speed.note(target instanceof Element ? target.scrollTop : window.scrollY, last);
  },
  { capture: true, passive: true },
);

/** Whether the page, or a part of it, is being scrolled: work that can wait then leaves the frames alone. */
export function isScrolling(): boolean {
  return performance.now() - last < REST;
}

/** Whether it is scrolled so fast that nobody can read what passes. */
export function isRushing(): boolean {
  return speed.isRush(performance.now());
}
