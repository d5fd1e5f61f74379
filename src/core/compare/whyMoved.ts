import { isValueRollup } from '#core/goal/goalKind.ts';
import { contributionsOf } from './contributions.ts';
import { explained, PERCENT_DECIMALS, rounded, type WhyMoved } from './movedRows.ts';
import { heldNoteOf, leftOutNoteOf, moveNoteOf } from './moveNote.ts';
import { type MeasuredGoal, type RollupDay, type RollupParts, toDateOf } from './rollupDay.ts';
import { rollupPartsOf } from './rollupParts.ts';

/** Null where it is not computed from the goals below it. */
export function whyMoved(before: RollupDay, after: RollupDay): WhyMoved | null {
  const [was, is] = [rollupPartsOf(before), rollupPartsOf(after)];
  if (was === null || is === null) return null;
  const contributions = contributionsOf(was, is);
  const isOfValues = isValueRollup(after.parent.kind);
  const [olds, news] = [byId(before), byId(after)];
  const rows = [...new Set([...news.keys(), ...olds.keys()])].map((id) => {
    const old = standingOf(before, olds.get(id), was);
    const now = standingOf(after, news.get(id), is);
    const moves = was.parts.has(id) || is.parts.has(id);
    const outside = moves ? null : ((now ?? old)?.leftOut ?? null);
    const by = outside === null ? (contributions?.byGoal.get(id) ?? 0) : null;
    const held = by === 0 && !isOfValues ? heldNoteOf(old?.shown ?? null, now?.shown ?? null) : null;
    const note = outside ?? held ?? moveNoteOf(old, now, by);
    return { id, before: old?.shown ?? null, after: now?.shown ?? null, by, note };
  });
  const decimals = isOfValues ? decimalsOf([was.figure, is.figure, ...rows.map((row) => row.by)]) : PERCENT_DECIMALS;
  return explained({ was, is, contributions, rows, decimals });
}

function byId({ children }: RollupDay): ReadonlyMap<string, MeasuredGoal> {
  return new Map(children.map((child) => [child.goal.id, child]));
}

function standingOf({ parent }: RollupDay, child: MeasuredGoal | undefined, { parts }: RollupParts) {
  if (child === undefined) return null;
  const { figures, goal } = child;
  const shown = isValueRollup(parent.kind) ? toDateOf(figures).actual : figures.percentComplete;
  return { shown, isCounted: parts.has(goal.id), leftOut: leftOutNoteOf(parent, child) };
}

const MOST_DECIMALS = 2;

function decimalsOf(figures: readonly (number | null)[]): number {
  const isWhole = (figure: number | null) => figure === null || Number.isInteger(rounded(figure, MOST_DECIMALS));
  return figures.every(isWhole) ? 0 : MOST_DECIMALS;
}
