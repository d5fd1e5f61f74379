import { createScrollSpeed } from './scrollSpeed.ts';

const REST = 150;

let last = Number.NEGATIVE_INFINITY;
let target: EventTarget | null = null;
let speed = createScrollSpeed();

// Scroll events do not bubble, but can be captured anywhere.
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

/** When deferrable work leaves the frames alone. */
export type Pace = {
  readonly isHurried: () => boolean;
  /** Scrolled too fast to read. */
  readonly isRushed: () => boolean;
  readonly nextFrame: (then: () => void) => void;
};

export const pagePace: Pace = {
  isHurried: () => performance.now() - last < REST,
  isRushed: () => speed.isRush(performance.now()),
  nextFrame: (then) => requestAnimationFrame(then),
};
