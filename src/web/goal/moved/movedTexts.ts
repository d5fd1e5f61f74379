import { type MovedRow, rounded, type WhyMoved } from '#core/compare/movedRows.ts';
import { withPlus } from '#core/format/difference.ts';
import { digits, PLAIN_NUMBER, PLAIN_PERCENT, type ValueUnit, valueUnitOf, withUnit } from '#core/format/number.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, isValueRollup } from '#core/goal/goalKind.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { say as words } from '#web/base/messages/say.ts';

/** How the figures of one explanation are written. */
export type MovedWriter = {
  /** A figure of a day, with as many decimals as its parts have. */
  readonly figure: (value: number | null) => string;
  /** What a goal moved, with its sign; `–` where it takes no part. */
  readonly moved: (value: number | null) => string;
};

/** In what the figure that is explained is measured: the health has no unit, means of percents are percents. */
export function movedUnit(
  kind: GoalKind | 'health',
  goal: Pick<Goal, 'valueType' | 'unit'> | null,
  currency: string,
): ValueUnit {
  if (kind === 'health') return PLAIN_NUMBER;
  return valueUnitOf(goal !== null && isValueRollup(kind) ? goal : PLAIN_PERCENT, { currency });
}

/** What is moved is counted in the unit of the figures, percents in points. */
export function movedWriter({ decimals }: Pick<WhyMoved, 'decimals'>, unit: ValueUnit): MovedWriter {
  const write = (value: number, { valueType, currency }: ValueUnit, least: number) =>
    withUnit(rounded(value, decimals), { valueType, currency, words: words.format }, (size) =>
      digits(size, [least, Math.max(least, decimals)], words.format),
    );
  const points: ValueUnit = unit.valueType === 'percent' ? { ...unit, valueType: 'number' } : unit;
  return {
    figure: (value) => (value === null ? '–' : write(value, unit, 0)),
    moved: (value) => (value === null ? '–' : withSign(value, write(value, points, decimals))),
  };
}

/** With a true minus, so that it is as wide as the plus. */
function withSign(value: number, text: string): string {
  return withPlus(value, text).replace(/^-/, '−');
}

/** Why a goal moved nothing, or moved it otherwise than by its own change. */
export function noteText(
  { note }: MovedRow,
  { kind, firstDay }: { readonly kind: GoalKind | 'health'; readonly firstDay: string },
): string | null {
  if (note === null) return null;
  switch (note.kind) {
    case 'leftOut':
      return say.leftOut[note.reason];
    case 'held':
      return say.held(formatPercent(note.percent));
    case 'notCounted':
      return kind === 'highest' || kind === 'lowest' ? say.notCountedExtreme[kind] : say.notCounted;
    case 'came':
      return say.came(firstDay);
    case 'joined':
      return say.joined(firstDay);
    case 'same':
    case 'went':
    case 'left':
      return say[note.kind];
  }
}

/** What the rows have in common. */
export type MovedHead = {
  readonly writer: MovedWriter;
  readonly unit: ValueUnit;
  readonly kind: GoalKind | 'health';
  /** Both days, as short as they are clear. */
  readonly days: readonly [string, string];
  /** What the last row is called. */
  readonly total: string;
};
