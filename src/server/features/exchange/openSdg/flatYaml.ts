import { isAlias, isMap, isScalar, parseAllDocuments, type YAMLMap } from 'yaml';

/** What a metadata file states at its top, and the keys whose values are no text. */
export type FlatYaml = { readonly texts: ReadonlyMap<string, string>; readonly leftOut: readonly string[] };

const MOST_LINES = 20_000;

/**
 * The texts at the top of a YAML file, or above a page of Markdown, as Open SDG has its metadata. What nests is left
 * out by its key. Anchors, aliases and tags are not followed: null for a text with one, and for what is no such file.
 */
export function readFlatYaml(yaml: string): FlatYaml | null {
  const text = yaml.replace(/^\uFEFF/, '');
  if (text.split('\n').length > MOST_LINES) return null;
  const [document] = parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  if (document === undefined || 'empty' in document || document.contents === null)
    return { texts: new Map(), leftOut: [] };
  if (document.errors.length > 0 || !isMap(document.contents)) return null;
  return textsOf(document.contents);
}

function textsOf({ items }: YAMLMap): FlatYaml | null {
  const texts = new Map<string, string>();
  const leftOut: string[] = [];
  for (const { key, value } of items) {
    if (!isScalar(key)) return null;
    const name = String(key.value);
    if (isScalar(value)) {
      if (value.anchor !== undefined || value.tag !== undefined) return null;
      texts.set(name, String(value.value ?? ''));
    } else if (value === null) texts.set(name, '');
    else if (isAlias(value)) return null;
    else leftOut.push(name);
  }
  return { texts, leftOut };
}
