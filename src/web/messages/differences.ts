import * as differences from '#core/format/difference.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { say } from './say.ts';

// Differences in the language of the page, apart from `formats.ts`: the first screen needs none.

export function formatDifference(difference: number | null, unit: ValueUnit): string {
  return differences.formatDifference(difference, unit, say.format);
}

export function formatFullDifference(difference: number | null, unit: ValueUnit): string {
  return differences.formatFullDifference(difference, unit, say.format);
}
