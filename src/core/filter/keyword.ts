const EXACT = /^(?:"(.+)"|[“”](.+)[“”])$/s;

/**
 * Whether a title holds the keyword (specification, section 5; readings, section 4): trimmed, a substring in any case.
 * In straight or curly double quotes with something between, it must stand in the title exactly as typed, case
 * included; any other quote is a literal. Both are compared as plain text: "R&D" finds "R&D".
 */
export function compileKeyword(keyword: string): (goal: TitledGoal) => boolean {
  // One letter may be written in two ways in Unicode; the composed form makes both the same.
  const typed = keyword.trim().normalize('NFC');
  const quoted = EXACT.exec(typed);
  const exact = quoted?.[1] ?? quoted?.[2];
  if (exact !== undefined) return ({ title }) => title.normalize('NFC').includes(exact);
  const folded = foldTitle(typed);
  return ({ foldedTitle }) => foldedTitle.includes(folded);
}

/** What of a goal keywords look at. */
export type TitledGoal = {
  readonly title: string;
  /** By `foldTitle`. */
  readonly foldedTitle: string;
};

/** A title, or a part of one, as it is compared in any case. */
export function foldTitle(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
