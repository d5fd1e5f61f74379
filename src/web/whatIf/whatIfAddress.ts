/** Goals of which the year is supposed to end at another value, and what the note says that they were kept with. */
export type SupposedYears = { readonly values: ReadonlyMap<string, number>; readonly note: string | null };

/**
 * What stands behind the # of an address: `#what-if=12~150,30~8&note=…`. The page reads it when a detail opens, and the
 * server never sees it.
 */
export function readWhatIf(hash: string): SupposedYears | null {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const values = new Map<string, number>();
  for (const part of (query.get(PARAMETER) ?? '').split(',')) {
    const at = part.lastIndexOf('~');
    const [id, text] = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
    const value = Number(text);
    if (id !== '' && text.trim() !== '' && Number.isFinite(value)) values.set(decodeURIComponent(id), value);
  }
  return values.size === 0 ? null : { values, note: query.get(NOTE) };
}

export function writeWhatIf({ values, note }: SupposedYears): string {
  const query = new URLSearchParams({
    [PARAMETER]: [...values].map(([id, value]) => `${encodeURIComponent(id)}~${value}`).join(','),
    ...(note === null ? {} : { [NOTE]: note }),
  });
  return `#${query}`;
}

/** A kept note as the text of a comment: what it says, then its address. */
export function noteText(words: string, address: string): string {
  return `${words}\n${address}`;
}

/** Null for a comment that keeps no what-if. */
export function readNoteText(comment: string): (SupposedYears & { readonly words: string }) | null {
  const found = /^(?<words>.*)\n\S+(?<hash>#what-if=\S+)\s*$/s.exec(comment);
  const { words = '', hash = '' } = found?.groups ?? {};
  const read = found === null ? null : readWhatIf(hash);
  return read && { ...read, words: words.trim() };
}

const PARAMETER = 'what-if';
const NOTE = 'note';
