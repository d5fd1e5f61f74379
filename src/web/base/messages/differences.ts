import * as differences from '#core/format/difference.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { language } from '#languages/en/language.ts';
import { messagesOf } from './messagesOf.ts';
import { say } from './say.ts';

// Apart from `formats.ts`, because the first screen needs none.

export function formatDifference(difference: number | null, unit: ValueUnit): string {
  return differences.formatDifference(difference, unit, say.format);
}

const SHORT = { ...say.format, points: messagesOf('language', language).shortPoints };

/** For narrow places with a full text in the tip: German abbreviates Prozentpunkte to Pp. */
export function formatShortDifference(difference: number | null, unit: ValueUnit): string {
  return differences.formatDifference(difference, unit, SHORT);
}

export function formatFullDifference(difference: number | null, unit: ValueUnit): string {
  return differences.formatFullDifference(difference, unit, say.format);
}

export function formatDistance(distance: number, unit: ValueUnit): string {
  return differences.formatDistance(distance, unit, say.format);
}
