import { SourceFailure } from './sourceFailure.ts';

/**
 * What a feed asks lies under the address of its connection, or is that address with a query. Every segment of its path
 * is a plain name, also for a server that decodes it once more than it should. Throws SourceFailure.
 */
export function addressOf(base: string, ask: string): URL {
  if (!URL.canParse(base)) throw new SourceFailure('not_allowed', base);
  const root = new URL(base);
  if (ask === '') return root;
  const folder = root.pathname.endsWith('/') ? root.pathname : `${root.pathname}/`;
  const isQuery = ask.startsWith('?');
  const within = new URL(isQuery ? root.pathname : folder, root).href;
  const isPlain = !hasControls(ask) && pathOf(ask).split('/').every(isPlainSegment);
  if (!isPlain || ask.startsWith('/') || !URL.canParse(ask, within)) throw new SourceFailure('not_allowed', ask);
  const url = new URL(ask, within);
  const isWithin = url.origin === root.origin && (isQuery || url.pathname.startsWith(folder));
  if (!isWithin || url.username !== root.username) throw new SourceFailure('not_allowed', ask);
  return url;
}

function pathOf(ask: string): string {
  return /^[^?#]*/.exec(ask)?.[0] ?? '';
}

// Addresses drop tabs and line breaks, so that `.\t./` would be `../`.
function hasControls(ask: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f-\u009f]/.test(ask);
}

/** Names are decoded this often before one that still changes is refused. */
const MOST_DECODED = 4;

function isPlainSegment(segment: string): boolean {
  let name = segment;
  for (let round = 0; round < MOST_DECODED; round += 1) {
    if (!isPlainName(name)) return false;
    const decoded = decodedOnce(name);
    if (decoded === null) return false;
    if (decoded === name) return true;
    name = decoded;
  }
  return false;
}

/** Null for what is not UTF-8, such as overlong forms of a slash. A percent sign that encodes nothing stays. */
function decodedOnce(name: string): string | null {
  try {
    return decodeURIComponent(name.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return null;
  }
}

function isPlainName(name: string): boolean {
  const folded = name.normalize('NFKC');
  if (/[\\/]/.test(folded) || hasControls(folded) || /^[a-z][a-z0-9+.-]*:/i.test(folded)) return false;
  // Servers cut what follows a semicolon, and dots and spaces at the end.
  const [bare = ''] = folded.split(';');
  return !/^\s*\.[.\s]*$/.test(bare);
}
