/** For how long after its last step one is said to scroll; ms. */
const REST = 150;

let last = Number.NEGATIVE_INFINITY;

// Wherever on the page, whole or a part of it: scrolling does not bubble, but it is captured.
globalThis.document?.addEventListener('scroll', () => (last = performance.now()), { capture: true, passive: true });

/** Whether the page, or a part of it, is being scrolled: work that can wait then leaves the frames alone. */
export function isScrolling(): boolean {
  return performance.now() - last < REST;
}
