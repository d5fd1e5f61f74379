import { whatIfAddressesIn } from '#core/plan/whatIfNote.ts';

export type SupposedYears = { readonly values: ReadonlyMap<string, number>; readonly note: string | null };

/** `#what-if=12~150,30~8&note=…`. Never sent to the server. */
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

export function noteText(words: string, address: string): string {
  return `${words}\n${address}`;
}

/** Without the host: a made-up one is never followed. Does not throw, as `new URL` may. */
export function partsOf(address: string): {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
} {
  const at = address.indexOf('#');
  const path = address.slice(0, at).replace(/^https?:\/\/[^/?]*/, '');
  return { path, query: new URLSearchParams(path.slice(path.indexOf('?') + 1)), hash: address.slice(at) };
}

export function readNoteText(comment: string): (SupposedYears & { readonly words: string }) | null {
  const [found] = whatIfAddressesIn(comment);
  if (found === undefined) return null;
  const { start, end } = found;
  const read = readWhatIf(partsOf(comment.slice(start, end)).hash);
  return read && { ...read, words: `${comment.slice(0, start)}${comment.slice(end)}`.trim() };
}

const PARAMETER = 'what-if';
const NOTE = 'note';
