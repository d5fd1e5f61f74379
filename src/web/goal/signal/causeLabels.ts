import { HIGH_CAUSES } from '#core/signal/signal.ts';
import type { PlacedPoint, SignalPlot } from './signalPlot.ts';

export type CauseLabel = {
  readonly point: PlacedPoint;
  readonly text: string;
  readonly side: 'left' | 'right';
  readonly top: number;
};

const LETTER = 5.7;
const LINE = 14;
const GAP = 12;
const RADIUS = 4;
const LIMIT = 44;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * The latest first: one for each run, and none where it would cover a point, another name or the reason of a new
 * base. The readout and the table have all.
 */
export function causeLabels(
  { points, bases, stretches }: SignalPlot,
  {
    width,
    height,
    textOf,
  }: {
    readonly width: number;
    readonly height: number;
    readonly textOf: (point: PlacedPoint) => string;
  },
): CauseLabel[] {
  const at = ({ left, top }: PlacedPoint) => ({ x: (left / 100) * width, y: (top / 100) * height });
  const taken: Box[] = [
    ...bases.map(({ left, side }) => {
      const x = (left / 100) * width;
      const [from, to] = side === 'right' ? [x, x + width / 3] : [x - width / 3, x];
      return { left: from, right: to, top: 0, bottom: 2 * LINE };
    }),
    ...stretches
      .filter(({ isLatest }) => !isLatest)
      .flatMap(({ left, upper, lower }) => {
        const x = (left / 100) * width;
        const [above, below] = [(upper / 100) * height, (lower / 100) * height];
        return [
          { left: x, right: x + LIMIT, top: above - LINE, bottom: above },
          { left: x, right: x + LIMIT, top: below, bottom: below + LINE },
        ];
      }),
  ];
  const dots = points.map((point) => {
    const { x, y } = at(point);
    return { point, left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS };
  });
  const labels: CauseLabel[] = [];
  for (const [index, point] of [...points.entries()].reverse()) {
    if (point.cause === 'common' || points[index + 1]?.cause === point.cause) continue;
    const text = textOf(point);
    const { x, y } = at(point);
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.top >= -LINE / 2 &&
      box.bottom <= height &&
      box.right <= width &&
      !taken.some((other) => isCovering(box, other)) &&
      !dots.some((dot) => dot.point !== point && isCovering(box, dot));
    const place = placesOf(point)
      .map(({ side, line }) => ({ side, line, box: boxOf({ x, y: y + line * LINE, text, side }) }))
      .find(({ box }) => isFree(box));
    if (place === undefined) continue;
    taken.push(place.box);
    labels.push({ point, text, side: place.side, top: ((y + place.line * LINE) / height) * 100 });
  }
  return labels;
}

function placesOf({ cause }: PlacedPoint) {
  const further = HIGH_CAUSES.has(cause) ? -1 : 1;
  return [0, further, 2 * further].flatMap((line) => [
    { side: 'right', line } as const,
    { side: 'left', line } as const,
  ]);
}

function boxOf({ x, y, text, side }: { x: number; y: number; text: string; side: CauseLabel['side'] }): Box {
  const long = text.length * LETTER + GAP;
  const [left, right] = side === 'right' ? [x, x + long] : [x - long, x];
  return { left, right, top: y - LINE / 2, bottom: y + LINE / 2 };
}

function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
