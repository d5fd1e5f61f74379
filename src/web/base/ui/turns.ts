import { type Pace, pagePace } from './scrolling.ts';

/** How many take their turn in a frame while nobody scrolls: a screen of them in some frames, and none is late. */
const TURNS_AT_REST = 3;

export type Turns = {
  /** Whether whoever comes now need not wait. */
  readonly isFree: () => boolean;
  /** Calls back when it is its turn, in a frame to come. Returns how to give it up. */
  readonly take: (onTurn: () => void) => () => void;
};

/**
 * Work that would hold up a frame if all of it were done at once, done in its order: while one scrolls one a frame, and
 * none while nobody can read what passes.
 */
export function createTurns({ isHurried, isRushed, nextFrame }: Pace): Turns {
  const waiting = new Set<() => void>();
  let isRunning = false;

  function next() {
    isRunning = waiting.size > 0;
    if (isRunning) nextFrame(frame);
  }

  function frame() {
    const turns = isRushed() ? 0 : isHurried() ? 1 : TURNS_AT_REST;
    for (const onTurn of [...waiting].slice(0, turns)) {
      waiting.delete(onTurn);
      onTurn();
    }
    next();
  }

  return {
    isFree: () => !isHurried() && !isRushed(),
    take: (onTurn) => {
      waiting.add(onTurn);
      if (!isRunning) next();
      return () => waiting.delete(onTurn);
    },
  };
}

/** Those of the page. */
export const turns = createTurns(pagePace);
