import { foldText } from '#core/search/foldText.ts';
import { findPeriod } from './findPeriod.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { Column } from './model.ts';

/** Words for a target on the way and for the last one, in headings and in notes. */
const STAGES: readonly (readonly [stage: string, words: RegExp])[] = [
  [
    'middle',
    /中間|中期|\bmid(?:term|dle)?\b|intermediate|interim|zwischenziel|intermédiaire|intermedi[ao]|tussendoel|pośredni|průběžn|промежуточн|ενδιάμεσ/u,
  ],
  ['final', /最終|期末|\bfinal\b|\bend\b|endziel|finale?\b|eind|końcow|konečn|итогов|τελικ/u],
];

/**
 * The periods of undated columns of targets that a note beside the table names by their stage: `interim target: 2026,
 * final target: 2031`.
 */
export function periodsFromNotes(
  columns: readonly Column[],
  notes: readonly string[],
): ReadonlyMap<number, FoundPeriod> {
  const found = new Map<number, FoundPeriod>();
  const pieces = notes.flatMap((note) => note.split(/[。、,;；，\n]|\. /u));
  for (const { at, heading, period } of columns) {
    if (period !== null) continue;
    const stage = stageOf(heading);
    if (stage === null) continue;
    const piece = pieces.find((text) => stageOf(text) === stage && eraOrPeriod(text) !== null);
    const said = piece === undefined ? null : eraOrPeriod(piece);
    if (said !== null) found.set(at, said);
  }
  return found;
}

function stageOf(text: string): string | null {
  const folded = foldText(text.replaceAll('_', ' '));
  return STAGES.find(([, words]) => words.test(folded))?.[0] ?? null;
}

const ERAS: Readonly<Record<string, number>> = { R: 2018, H: 1988, S: 1925 };

/** `R8` is a year only in such a note. */
function eraOrPeriod(text: string): FoundPeriod | null {
  const [, era = '', year = ''] = /(?<![A-Za-z])([RHS])(\d{1,2})(?!\d)/.exec(text.normalize('NFKC')) ?? [];
  if (era !== '') return { unit: 'year', index: 0, year: { year: (ERAS[era] ?? 0) + Number(year), by: 'start' } };
  return findPeriod(text)?.period ?? null;
}
