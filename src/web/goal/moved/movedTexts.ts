import { type MovedRow, rounded, type WhyMoved } from '#core/compare/movedRows.ts';
import { withPlus } from '#core/format/difference.ts';
import { digits, PLAIN_NUMBER, PLAIN_PERCENT, type ValueUnit, valueUnitOf, withUnit } from '#core/format/number.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, isValueRollup } from '#core/goal/goalKind.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say as words } from '#web/base/messages/say.ts';

export type MovedWriter = {
  readonly figure: (value: number | null) => string;
  readonly moved: (value: number | null) => string;
};

/** The health has no unit, means of percents are percents. */
export function movedUnit(
  kind: GoalKind | 'health',
  goal: Pick<Goal, 'valueType' | 'unit'> | null,
  currency: string,
): ValueUnit {
  if (kind === 'health') return PLAIN_NUMBER;
  return valueUnitOf(goal !== null && isValueRollup(kind) ? goal : PLAIN_PERCENT, { currency });
}

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

/** A true minus, as wide as the plus. */
function withSign(value: number, text: string): string {
  return withPlus(value, text).replace(/^-/, '−');
}

export function noteText(
  { note }: MovedRow,
  {
    kind,
    firstDay,
    names,
  }: {
    readonly kind: GoalKind | 'health';
    readonly firstDay: string;
    readonly names: StatusNames | null;
  },
): string | null {
  if (note === null) return null;
  switch (note.kind) {
    case 'leftOut':
      return note.reason === 'deferred' && names !== null
        ? named.deferredBothDays(names.deferred)
        : say.leftOut[note.reason];
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

export type MovedHead = {
  readonly writer: MovedWriter;
  readonly unit: ValueUnit;
  readonly kind: GoalKind | 'health';
  readonly days: readonly [string, string];
  readonly total: string;
};
