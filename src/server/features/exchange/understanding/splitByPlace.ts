import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { TextAt } from './model.ts';
import type { RecordRead } from './recordRead.ts';
import type { SettledTable } from './settleRoles.ts';

/** The whole of several places: a goal for it stands above those of its parts. */
const WHOLE =
  /(?:^| )(?:global|total|all|overall|national|nationwide|region|regional|statewide|citywide|countywide|gesamt|insgesamt|ensemble|general|conjunto|totale|totaal|razem|celkem|всего|σύνολο|全体|全国|全市|合計|合计)(?= |$)/u;

/**
 * Where an indicator has several figures of one period, one for each place, each place is a goal of its own, under the
 * goal of the whole where there is one.
 */
export function splitByPlace(table: SettledTable, records: readonly RecordRead[]): readonly RecordRead[] {
  const isTall = [...table.roles.values()].some(({ is }) => is === 'period');
  if (!isTall || records.every(({ place }) => place === null)) return records;
  const seen = new Map<string, string>();
  let isSplit = false;
  for (const record of records) {
    const key = `${keyOf(record)}\n${wordKey(record.period?.text ?? '')}`;
    const place = wordKey(record.place?.text ?? '');
    const other = seen.get(key);
    if (other !== undefined && other !== place) isSplit = true;
    seen.set(key, place);
  }
  if (!isSplit) return records;
  const places = [...new Set(records.map(({ place }) => place?.text ?? ''))];
  const whole = places.find((place) => WHOLE.test(wordKey(place))) ?? null;
  return records.map((record) => {
    const { place } = record;
    if (place === null || place.text === whole) return record;
    if (whole === null) return { ...record, levels: [...record.levels, { ...record.title, rank: 60 }], title: place };
    const above: TextAt & { readonly rank: number } = { ...record.title, rank: 60 };
    return { ...record, levels: [...record.levels, above], title: place };
  });
}

function keyOf({ title, levels, number }: RecordRead): string {
  return [...levels.map(({ text }) => text), title.text, number?.text ?? ''].map(wordKey).join('\n');
}
