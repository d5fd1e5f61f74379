import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { RowsByGoal } from './entryColumns.ts';
import type { FrequencyTold } from './goalDefaults.ts';
import { frequencyOfSpacing } from './spacing.ts';

/** Where no entry of the import tells a frequency, the usual one. */
const USUAL: TrackingFrequency = 'monthly';

/**
 * The tracking frequency of each goal from the spacing of its entries; of goals with fewer than two, the one that most
 * of the others have.
 */
export function tellFrequencies(keys: Iterable<string>, entries: RowsByGoal): ReadonlyMap<string, FrequencyTold> {
  const told = new Map<string, TrackingFrequency | null>();
  const counts = new Map<TrackingFrequency, number>();
  for (const key of keys) {
    const frequency = frequencyOfSpacing((entries.get(key) ?? []).map(({ day }) => day));
    told.set(key, frequency);
    if (frequency !== null) counts.set(frequency, (counts.get(frequency) ?? 0) + 1);
  }
  const [commonest = USUAL] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return new Map(
    [...told].map(([key, frequency]) => [
      key,
      frequency === null ? { frequency: commonest, from: 'others' as const } : { frequency, from: 'entries' as const },
    ]),
  );
}
