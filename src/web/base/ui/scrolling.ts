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

/** When work that can wait leaves the frames alone. */
export type Pace = {
  /** The page, or a part of it, is being scrolled. */
  readonly isHurried: () => boolean;
  /** It is scrolled so fast that nobody can read what passes. */
  readonly isRushed: () => boolean;
  readonly nextFrame: (then: () => void) => void;
};

export const pagePace: Pace = {
  isHurried: () => performance.now() - last < REST,
  isRushed: () => speed.isRush(performance.now()),
  nextFrame: (then) => requestAnimationFrame(then),
};
