const EXACT = /^(?:"(.+)"|[“”](.+)[“”])$/s;

/**
 * Whether a title holds the keyword (rule 4.6): trimmed, a substring in any case.
 * In straight or curly double quotes with something between, it must stand in the title exactly as typed, case
 * included; any other quote is a literal. Both are compared as plain text: "R&D" finds "R&D".
 */
export function compileKeyword(keyword: string): (goal: TitledGoal) => boolean {
  const { exact, folded } = readKeyword(keyword);
  if (exact !== null) return ({ title }) => title.normalize('NFC').includes(exact);
  return ({ foldedTitle }) => foldedTitle.includes(folded);
}

/** What a keyword looks for: a text exactly as it is typed, or else one in any case. */
export function readKeyword(keyword: string): { readonly exact: string | null; readonly folded: string } {
  // One letter may be written in two ways in Unicode; the composed form makes both the same.
  const typed = keyword.trim().normalize('NFC');
  const quoted = EXACT.exec(typed);
  return { exact: quoted?.[1] ?? quoted?.[2] ?? null, folded: foldTitle(typed) };
}

export type TitledGoal = {
  readonly title: string;
  readonly foldedTitle: string;
};

/** A title, or a part of one, as it is compared in any case. */
export function foldTitle(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
