import { foldText } from '#core/search/foldText.ts';

/** The sheets whose name has all words of a search, whatever their case and accents. */
export function findSheets<Sheet extends { readonly about: string | null }>(
  sheets: readonly Sheet[],
  search: string,
): readonly Sheet[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return sheets.filter(({ about }) => words.every((word) => foldText(about ?? '').includes(word)));
}
