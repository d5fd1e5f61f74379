import { placeAcross } from '#core/chart/path.ts';
import { positionOf } from '#core/chart/positionOf.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { NumberedDecision } from './decisionsOfGoal.ts';

/** Of decisions whose marks would lie over each other there is one. */
export type DecisionMark = {
  /** Its middle, in percent of the plot. */
  readonly left: number;
  readonly label: string;
  readonly decisions: readonly [NumberedDecision, ...NumberedDecision[]];
};

const PERCENT_BOX = { x: 0, y: 0, width: 100, height: 100 } as const;

/** Where a day stands on a chart, in percent; null outside of it. */
export function leftOf(day: NumberedDecision['day'], points: readonly ChartPoint[]): number | null {
  const position = positionOf(day, points);
  return position === null ? null : placeAcross(position, points.length, PERCENT_BOX);
}

/** Where decisions stand on a chart, by its least width in px; those outside of it stand nowhere. */
export function decisionMarks(
  decisions: readonly NumberedDecision[],
  points: readonly ChartPoint[],
  plotWidth: number,
): DecisionMark[] {
  const marks: DecisionMark[] = [];
  for (const decision of decisions) {
    const left = leftOf(decision.day, points);
    if (left === null) continue;
    let next: DecisionMark = { left, label: String(decision.number), decisions: [decision] };
    // One that has become wider may reach the one before it.
    for (let last = marks.at(-1); last !== undefined && isOver(last, next, plotWidth); last = marks.at(-1)) {
      marks.pop();
      next = joined(last, next);
    }
    marks.push(next);
  }
  return marks;
}

function joined(one: DecisionMark, other: DecisionMark): DecisionMark {
  const [first, ...rest] = one.decisions;
  const last = other.decisions.at(-1) ?? first;
  const count = [one.decisions.length, other.decisions.length] as const;
  return {
    left: (one.left * count[0] + other.left * count[1]) / (count[0] + count[1]),
    label: `${first.number}–${last.number}`,
    decisions: [first, ...rest, ...other.decisions],
  };
}

const GAP_PX = 2;

function isOver(one: DecisionMark, other: DecisionMark, plotWidth: number): boolean {
  const apart = ((other.left - one.left) / 100) * plotWidth;
  return apart < (widthOf(one) + widthOf(other)) / 2 + GAP_PX;
}

/** Of a mark with such a label, in px: as DecisionMarks.module.css draws it. */
function widthOf({ label }: DecisionMark): number {
  return Math.max(20, 10 + 7 * label.length);
}
