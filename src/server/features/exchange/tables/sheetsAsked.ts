import type { SheetChoice } from '#contract/import.ts';

/** What somebody said of the sheets of a file, and whether the rest is proposed or read as files always were. */
export type SheetsAsked = { readonly choices: readonly SheetChoice[]; readonly isProposed: boolean };

export const AS_ALWAYS: SheetsAsked = { choices: [], isProposed: false };

/** The same for one file. */
export function askedOf({ choices, isProposed }: SheetsAsked, file: string): SheetsAsked {
  return { choices: choices.filter((choice) => choice.file === undefined || choice.file === file), isProposed };
}
