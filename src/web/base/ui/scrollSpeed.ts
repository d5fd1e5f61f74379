/** px per ms: at this speed a card is in view for less than a quarter of a second. */
export const RUSH = 5;

export const STOPPED_AFTER = 60;

/** After a late frame two events may come at once; ms. */
const FRAME = 8;

export type ScrollSpeed = {
  readonly note: (place: number, at: number) => void;
  readonly isRush: (at: number) => boolean;
};

/** The speed of the last two scroll events: a single one is a jump. */
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
