/** px a ms: from there on a card of 304 px is in a view of 900 for less than a quarter of a second. */
export const RUSH = 5;

/** After so long without a step one has stopped; ms. */
export const STOPPED_AFTER = 60;

/** Steps come a frame at a time; after a frame that was late two may come at once; ms. */
const FRAME = 8;

export type ScrollSpeed = {
  /** A step of scrolling, to a place in px, at a moment in ms. */
  readonly note: (place: number, at: number) => void;
  readonly isRush: (at: number) => boolean;
};

/** How fast something is scrolled, by its last two steps: one step alone is a jump, which is over when it is seen. */
export function createScrollSpeed(): ScrollSpeed {
  let last = { place: 0, at: Number.NEGATIVE_INFINITY };
  let speed = 0;
  return {
    note: (place, at) => {
      const passed = at - last.at;
      speed = passed > STOPPED_AFTER ? 0 : Math.abs(place - last.place) / Math.max(passed, FRAME);
      last = { place, at };
    },
    isRush: (at) => speed >= RUSH && at - last.at <= STOPPED_AFTER,
  };
}
