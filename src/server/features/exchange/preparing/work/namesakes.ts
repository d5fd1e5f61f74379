import { plainText } from '#server/features/exchange/values/plainText.ts';
/** What cells may name, by a number of its own or by a title. */
export type Named<Item> = { readonly item: Item; readonly number: string | null; readonly title: string };

export type NameFinder<Item> = (line: string) => Item | null;

/**
 * Finds what a line names: by its number, by number and title as an export writes them, or by a title that only one
 * thing has.
 */
export function nameFinder<Item>(named: Iterable<Named<Item>>): NameFinder<Item> {
  const byNumber = new Map<string, Named<Item>>();
  const byTitle = new Map<string, Item | null>();
  for (const each of named) {
    if (each.number !== null) byNumber.set(plainText(each.number), each);
    const title = plainText(each.title);
    byTitle.set(title, byTitle.has(title) ? null : each.item);
  }
  return (line) => {
    const text = plainText(line);
    const ofNumber = byNumber.get(text);
    if (ofNumber !== undefined) return ofNumber.item;
    const begun = beginning(text, byNumber);
    if (begun !== null && text.endsWith(plainText(begun.title))) return begun.item;
    return byTitle.get(text) ?? begun?.item ?? null;
  };
}

/** The lines of a cell: what is parted by semicolons counts where the whole line names nothing. */
export function linesNamed<Item>(
  cell: string,
  find: NameFinder<Item>,
): { readonly items: Item[]; readonly unknown: string[] } {
  const items = new Set<Item>();
  const unknown: string[] = [];
  const take = (text: string): boolean => {
    const item = find(text);
    if (item !== null) items.add(item);
    return item !== null;
  };
  for (const line of cell.split('\n').filter((each) => each.trim() !== '')) {
    if (take(line)) continue;
    for (const part of line.split(';').filter((each) => each.trim() !== '')) if (!take(part)) unknown.push(part.trim());
  }
  return { items: [...items], unknown };
}

/** What the first words of a line are the number of; of several the longest. */
function beginning<Item>(text: string, byNumber: ReadonlyMap<string, Named<Item>>): Named<Item> | null {
  for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const found = byNumber.get(text.slice(0, end));
    if (found !== undefined) return found;
  }
  return null;
}
