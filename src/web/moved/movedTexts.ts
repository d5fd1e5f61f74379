import type { MovedRow, WhyMoved } from '#core/compare/movedRows.ts';
import { rounded } from '#core/compare/movedRows.ts';
import { withPlus } from '#core/format/difference.ts';
import { digits, type ValueUnit, withUnit } from '#core/format/number.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import { formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/moved/say.ts';
import { say as words } from '#web/messages/say.ts';

/** How the figures of one explanation are written. */
export type MovedWriter = {
  /** A figure of a day, as exactly as its parts are told. */
  readonly figure: (value: number | null) => string;
  /** What a goal moved, with its sign; `–` where it takes no part. */
  readonly moved: (value: number | null) => string;
};

/** `unit`: of the figures; the health has none. What is moved is counted in the same, percents in points. */
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

/** What stands above and below the rows. */
export type MovedHead = {
  readonly writer: MovedWriter;
  readonly unit: ValueUnit;
  readonly kind: GoalKind | 'health';
  /** Both days, as short as they are clear. */
  readonly days: readonly [string, string];
  /** What the last row is called. */
  readonly total: string;
};
