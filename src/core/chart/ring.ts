import { addDays, type Day } from '#core/calendar/date.ts';
import { type ClosedSpan, isClosed, lengthInDays, type Span } from '#core/calendar/span.ts';
import { heldPercent } from '#core/rollup/heldPercent.ts';

export const RING = {
  width: 620,
  height: 359,
  complete: { inner: 80, outer: 100 },
  elapsed: { inner: 65, outer: 80 },
} as const;

export const MILESTONES = [25, 50, 75] as const;

export type Band = { readonly inner: number; readonly outer: number };
export type Point = { readonly x: number; readonly y: number };

export type Milestone = {
  readonly percent: number;
  readonly day: Day | null;
  readonly isPassed: boolean;
  readonly from: Point;
  readonly to: Point;
};

export type RingFigures = {
  readonly percentComplete: number | null;
  readonly expectedPercent: number | null;
  readonly window: Span | null;
  readonly today: Day;
};

export type Ring = {
  readonly complete: number;
  readonly elapsed: number;
  readonly completePath: string;
  readonly elapsedPath: string;
  readonly milestones: readonly Milestone[];
};

/** The ring of a goal around the origin: to be drawn at the middle of RING, or scaled (rule 3.18). */
export function ringOf({ percentComplete, expectedPercent, window, today }: RingFigures): Ring {
  const complete = heldPercent(percentComplete ?? 0);
  const elapsed = heldPercent(expectedPercent ?? 0);
  return {
    complete,
    elapsed,
    completePath: arcPath(RING.complete, complete),
    elapsedPath: arcPath(RING.elapsed, elapsed),
    milestones: MILESTONES.map((percent) => {
      const day = window !== null && isClosed(window) ? dayAtPercent(window, percent) : null;
      return {
        percent,
        day,
        isPassed: day !== null && today >= day,
        from: pointAt(percent, RING.elapsed.inner),
        to: pointAt(percent, RING.elapsed.outer),
      };
    }),
  };
}

/** SVG path data of an arc around the origin: from the top, clockwise, as far as a percent of the whole turn. */
export function arcPath({ inner, outer }: Band, percent: number): string {
  const held = heldPercent(percent);
  if (held === 0) return '';
  // An arc that ends where it began is not drawn at all, so a whole turn is drawn in two halves.
  if (held === 100) return `${wholeTurn(outer, 1)}${wholeTurn(inner, 0)}`;
  const isLong = held > 50 ? 1 : 0;
  return [
    `M${written(pointAt(0, outer))}`,
    `A${outer} ${outer} 0 ${isLong} 1 ${written(pointAt(held, outer))}`,
    `L${written(pointAt(held, inner))}`,
    `A${inner} ${inner} 0 ${isLong} 0 ${written(pointAt(0, inner))}Z`,
  ].join('');
}

/** A point on a circle around the origin, as far from the top as a percent of the turn, clockwise. */
export function pointAt(percent: number, radius: number): Point {
  const angle = (percent / 100) * 2 * Math.PI;
  return { x: rounded(Math.sin(angle) * radius), y: rounded(-Math.cos(angle) * radius) };
}

function wholeTurn(radius: number, sweep: 0 | 1): string {
  const half = `A${radius} ${radius} 0 1 ${sweep}`;
  return `M0 ${-radius}${half} 0 ${radius}${half} 0 ${-radius}Z`;
}

function dayAtPercent(span: ClosedSpan, percent: number): Day {
  return addDays(span.start, Math.ceil((lengthInDays(span) * percent) / 100) - 1);
}

function written({ x, y }: Point): string {
  return `${x} ${y}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
