import { type Pace, pagePace } from './scrolling.ts';

/** At rest: a screenful within a few frames, without a late one. */
const TURNS_AT_REST = 3;

export type FrameQueue = {
  /** Whether the next need not wait. */
  readonly isFree: () => boolean;
  /** Calls back in a later frame; returns a function that cancels. */
  readonly take: (onTurn: () => void) => () => void;
};

/** Spreads work over frames, in order: while scrolling one a frame, and none while scrolling too fast to read. */
export function createFrameQueue({ isHurried, isRushed, nextFrame }: Pace): FrameQueue {
  const waiting = new Set<() => void>();
  let isRunning = false;

  function next() {
    isRunning = waiting.size > 0;
    if (isRunning) nextFrame(frame);
  }

  function frame() {
    const count = isRushed() ? 0 : isHurried() ? 1 : TURNS_AT_REST;
    for (const onTurn of [...waiting].slice(0, count)) {
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

export const turns = createFrameQueue(pagePace);
