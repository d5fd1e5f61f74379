import type { PlacedPoint, SignalPlot } from './signalPlot.ts';

/** A name beside a point, and to which side of it. */
export type CauseLabel = {
  readonly point: PlacedPoint;
  readonly text: string;
  readonly side: 'left' | 'right';
  /** In percent. */
  readonly top: number;
};

/** About how wide a letter of 11 px and how high a line of it is. */
const LETTER = 5.7;
const LINE = 14;
/** From the middle of a point to its name; px. */
const GAP = 12;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * Names of special causes beside their points, the latest first: one for each run, and none where it would cover another
 * name or the reason of a new base. What has no name here is read out, and in the table.
 */
export function causeLabels(
  { points, bases }: SignalPlot,
  {
    width,
    height,
    textOf,
  }: {
    /** About; px. */
    readonly width: number;
    readonly height: number;
    readonly textOf: (point: PlacedPoint) => string;
  },
): CauseLabel[] {
  const taken: Box[] = bases.map(({ left, side }) => {
    const x = (left / 100) * width;
    const isRight = side === 'right';
    return { left: isRight ? x : x - width / 3, right: isRight ? x + width / 3 : x, top: 0, bottom: 2 * LINE };
  });
  const labels: CauseLabel[] = [];
  for (const [index, point] of [...points.entries()].reverse()) {
    if (point.cause === 'common' || points[index + 1]?.cause === point.cause) continue;
    const isAlone = points[index - 1]?.cause !== point.cause;
    const text = textOf(point);
    const x = (point.left / 100) * width;
    const y = (point.top / 100) * height + (isAlone ? 0 : isHigh(point) ? -LINE : LINE);
    const long = text.length * LETTER + GAP;
    const side = x + long <= width ? 'right' : 'left';
    const box = {
      left: side === 'right' ? x : x - long,
      right: side === 'right' ? x + long : x,
      top: y - LINE / 2,
      bottom: y + LINE / 2,
    };
    if (box.left < 0 || taken.some((other) => isCovering(box, other))) continue;
    taken.push(box);
    labels.push({ point, text, side, top: (y / height) * 100 });
  }
  return labels;
}

function isHigh({ cause }: PlacedPoint): boolean {
  return cause === 'above_limit' || cause === 'seven_above' || cause === 'trend_up' || cause === 'two_of_three_above';
}

function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
