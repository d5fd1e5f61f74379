/** What a metadata file states at its top, and the keys whose values are no text. */
export type FlatYaml = { readonly texts: ReadonlyMap<string, string>; readonly leftOut: readonly string[] };

const KEY = /^([A-Za-z_][\w.-]{0,99}):(?:\s+(.*))?$/;
const MOST_LINES = 20_000;

/**
 * The texts at the top of a YAML file, as Open SDG has its metadata: plain, quoted, or as a block. What nests is left
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
  const whole = [value, ...filled.map((line) => line.trim())].join(' ');
  if (whole.startsWith("'")) return quoted(/^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(whole)?.[1]?.replaceAll("''", "'"));
  if (whole.startsWith('"')) return quoted(jsonText(/^("(?:[^"\\]|\\.)*")(?:\s+#.*)?$/.exec(whole)?.[1]));
  return { value: whole.replace(/\s+#.*$/, '') };
}

function quoted(value: string | undefined): { readonly value: string } | 'refused' {
  return value === undefined ? 'refused' : { value };
}

/** Double quotes of YAML take more escapes than JSON's; a text with one of those is not read. */
function jsonText(text: string | undefined): string | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
