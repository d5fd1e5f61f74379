import { placeAcross } from '#core/chart/path.ts';
import { positionOf } from '#core/chart/positionOf.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { NumberedDecision } from './decisionsOfGoal.ts';

/** Of decisions whose days stand close to each other there is one. */
export type DecisionMark = {
  /** In percent of the plot. */
  readonly left: number;
  readonly decisions: readonly [NumberedDecision, ...NumberedDecision[]];
};

const PERCENT_BOX = { x: 0, y: 0, width: 100, height: 100 } as const;

/** Where decisions stand on a chart; those outside of it stand nowhere. Marks nearer than `least` percent are one. */
export function decisionMarks(
  decisions: readonly NumberedDecision[],
  points: readonly ChartPoint[],
  least: number,
): DecisionMark[] {
  const marks: DecisionMark[] = [];
  for (const decision of decisions) {
    const position = positionOf(decision.day, points);
    if (position === null) continue;
    const left = placeAcross(position, points.length, PERCENT_BOX);
    const last = marks.at(-1);
    if (last !== undefined && left - last.left < least)
      marks[marks.length - 1] = { ...last, decisions: [...last.decisions, decision] };
    else marks.push({ left, decisions: [decision] });
  }
  return marks;
}
