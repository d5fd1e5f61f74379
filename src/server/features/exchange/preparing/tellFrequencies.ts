import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { RowsByGoal } from './entryColumns.ts';
import type { EntryFigures } from './entryRow.ts';
import type { FrequencyTold } from './goalDefaults.ts';
import { frequencyOfSpacing } from './spacing.ts';

/** How often the figures come whose dates all name such spans. */
const NAMED = { week: 'weekly', quarter: 'quarterly', year: 'yearly' } as const;

/** Where no entry of the import tells a frequency, the usual one. */
const USUAL: TrackingFrequency = 'monthly';

/**
 * The tracking frequency of each goal from the weeks or quarters that its dates name, else from their spacing; of goals
 * with fewer than two, the one that most of the others have.
 */
export function tellFrequencies(keys: Iterable<string>, entries: RowsByGoal): ReadonlyMap<string, FrequencyTold> {
  const told = new Map<string, TrackingFrequency | null>();
  const counts = new Map<TrackingFrequency, number>();
  for (const key of keys) {
    const frequency = frequencyOf(entries.get(key) ?? []);
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

/**
 * Weeks and quarters say how long they are, however far apart. Whole years beside shorter periods say nothing; a single
 * year with an actual is reported yearly.
 */
function frequencyOf(rows: readonly EntryFigures[]): TrackingFrequency | null {
  const shorter = rows.filter(({ span }) => span !== 'year');
  const [span = null, ...others] = new Set(shorter.map((row) => row.span));
  if (span !== null && others.length === 0) return NAMED[span];
  const told = frequencyOfSpacing((shorter.length > 0 ? shorter : rows).map(({ day }) => day));
  if (told !== null || shorter.length > 0) return told;
  return rows.some(({ actual }) => typeof actual === 'number') ? 'yearly' : null;
}
