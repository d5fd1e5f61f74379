/** What a metadata file states at its top, and the keys whose values are no text. */
export type FlatYaml = { readonly texts: ReadonlyMap<string, string>; readonly leftOut: readonly string[] };

const KEY = /^([\p{L}_][^:]{0,99}):(?:\s+(.*))?$/u;
const MOST_LINES = 20_000;

/**
 * The texts at the top of a YAML file, or above a page of Markdown, as Open SDG has its metadata: plain, quoted, or as a block. What nests is left
 * out by its key. Anchors, aliases and tags are not followed: null for a file with one, and for what is no such file.
 */
export function readFlatYaml(yaml: string): FlatYaml | null {
  const lines = yaml.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) return null;
  const texts = new Map<string, string>();
  const leftOut: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    at += 1;
    // What follows a second line of dashes is a page.
    if (/^---\s*$/.test(line) && (texts.size > 0 || leftOut.length > 0)) break;
    if (/^\s*(?:#.*)?$|^---\s*$|^\.\.\.\s*$/.test(line)) continue;
    const found = KEY.exec(line);
    if (found === null) return null;
    const [, key = '', rest = ''] = found;
    const below: string[] = [];
    while (at < lines.length && /^(?:\s|$|-(?:\s|$))/.test(lines[at] ?? '')) {
      below.push(lines[at] ?? '');
      at += 1;
    }
    const text = textOf(rest.trim(), below);
    if (text === 'refused') return null;
    if (text === null) leftOut.push(key);
    else texts.set(key, text.value);
  }
  return { texts, leftOut };
}

/** Null for a value that nests. */
function textOf(value: string, below: readonly string[]): { readonly value: string } | 'refused' | null {
  const filled = below.filter((line) => line.trim() !== '');
  if (/^[|>][+-]?\d?(?:\s+#.*)?$/.test(value)) return { value: filled.map((line) => line.trim()).join(' ') };
  if (/^[&*!]/.test(value)) return 'refused';
  if (value === '' && filled.length > 0) return null;
  if (/^[[{]/.test(value)) return null;
  if (value.startsWith('"')) return quoted(doubleQuoted(value, below));
  const whole = [value, ...filled.map((line) => line.trim())].join(' ');
  if (whole.startsWith("'")) return quoted(/^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(whole)?.[1]?.replaceAll("''", "'"));
  return { value: whole.replace(/\s+#.*$/, '') };
}

function quoted(value: string | undefined): { readonly value: string } | 'refused' {
  return value === undefined ? 'refused' : { value };
}

/**
 * A text in double quotes: its lines are joined by blanks, unless a backslash at the end joins them without, and an
 * empty one is a line end (YAML 1.2, 7.3.1). Undefined where it does not end or has an escape that is none.
 */
function doubleQuoted(value: string, below: readonly string[]): string | undefined {
  let whole = value;
  let blank = 0;
  for (const line of below) {
    const text = line.trim();
    if (text === '') blank += 1;
    else {
      const isJoined = /(?:^|[^\\])(?:\\\\)*\\$/.test(whole);
      whole = isJoined ? whole.slice(0, -1) + text : whole + (blank > 0 ? '\n'.repeat(blank) : ' ') + text;
      blank = 0;
    }
  }
  const inside = /^"((?:[^"\\]|\\[\s\S])*)"(?:\s+#.*)?$/.exec(whole)?.[1];
  if (inside === undefined) return undefined;
  let isBroken = false;
  const text = inside.replace(ESCAPE, (sign, ...codes: (string | undefined)[]) => {
    const code = codes.slice(0, 3).find((each) => each !== undefined);
    const point = code === undefined ? undefined : Number.parseInt(code, 16);
    if (point !== undefined && point <= 0x10ffff) return String.fromCodePoint(point);
    const plain = SIGNS.get(sign.slice(1));
    isBroken ||= plain === undefined;
    return plain ?? '';
  });
  return isBroken ? undefined : text;
}

const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[\s\S])/g;

/** Of YAML 1.2, 5.7. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['t', '\t'],
  ['\t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\x1b'],
  [' ', ' '],
  ['"', '"'],
  ['/', '/'],
  ['\\', '\\'],
  ['N', '\x85'],
  ['_', '\xa0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
]);
