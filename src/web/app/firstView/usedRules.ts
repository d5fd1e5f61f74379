import { withUsedProperties } from './usedProperties.ts';

type Drawn = {
  readonly html: string;
  /** Attributes `data-…` of the document, without the prefix. */
  readonly dataset: Readonly<Record<string, string>>;
  /** Rules that come beside those kept. */
  readonly rules: string;
};

/** The rules of a style sheet, as built, that can apply to what is drawn: those whose classes and attributes occur. */
export function usedRules(styles: string, { html, dataset, rules }: Drawn): string {
  const attributes = new Map<string, Set<string>>(
    Object.entries(dataset).map(([name, value]) => [`data-${name}`, new Set([value])]),
  );
  for (const [, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    const values = attributes.get(name) ?? new Set();
    attributes.set(name, values.add(value));
  }
  const classes = new Set([...(attributes.get('class') ?? [])].flatMap((value) => value.split(' ')));
  const kept = usedIn(styles.replace(/\/\*.*?\*\//gs, ''), (selector) => occurs(selector, classes, attributes));
  return `${withUsedProperties(kept, rules)}${rules}`;
}

/** Rules in these are looked through; what stands in all others is kept or left out as a whole. */
const GROUPS = /^@(layer|media|supports|container)\b/;
const LEFT_OUT = /^@(font-face|keyframes|property|starting-style)\b/;

function usedIn(styles: string, isUsed: (selector: string) => boolean): string {
  let kept = '';
  for (const { head, body } of blocksIn(styles)) {
    if (body === null) kept += `${head};`;
    else if (GROUPS.test(head)) {
      const inside = usedIn(body, isUsed);
      if (inside !== '') kept += `${head}{${inside}}`;
    } else if (!LEFT_OUT.test(head) && head.split(',').some(isUsed)) {
      kept += `${head}{${body}}`;
    }
  }
  return kept;
}

/** What a reader has chosen here is set before the first paint. */
const SET_LATER = ['data-theme', 'dir', 'lang'];

function occurs(
  selector: string,
  classes: ReadonlySet<string>,
  attributes: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const asked = selector.replace(/:not\([^)]*\)?/g, '');
  const named = [...asked.matchAll(/\[([\w-]+)(?:=(?:"([^"]*)"|([\w-]+)))?/g)];
  return (
    [...asked.replace(/\[[^\]]*\]?/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    named.every(([, name = '', quoted, bare]) => {
      if (SET_LATER.includes(name)) return true;
      const value = quoted ?? bare;
      const values = attributes.get(name);
      return value === undefined ? values !== undefined : values?.has(value) === true;
    })
  );
}

type Block = { readonly head: string; readonly body: string | null };

/** The blocks of a style sheet without comments, and its statements, which have no body. */
function* blocksIn(styles: string): Generator<Block> {
  let at = 0;
  while (at < styles.length) {
    const open = endOf(styles, at, /[{;]/g);
    const head = styles.slice(at, open).trim();
    if (styles[open] !== '{') {
      if (head !== '') yield { head, body: null };
      at = open + 1;
      continue;
    }
    const close = closing(styles, open);
    yield { head, body: styles.slice(open + 1, close) };
    at = close + 1;
  }
}

function closing(styles: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0) {
    at = endOf(styles, at + 1, /[{}]/g);
    if (at === styles.length) return at;
    depth += styles[at] === '{' ? 1 : -1;
  }
  return at;
}

/** Where one of some characters comes next, outside of strings; the length of the text where none does. */
function endOf(styles: string, from: number, wanted: RegExp): number {
  const token = new RegExp(`"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'|${wanted.source}`, 'g');
  token.lastIndex = from;
  for (let found = token.exec(styles); found !== null; found = token.exec(styles)) {
    if (found[0].length === 1) return found.index;
  }
  return styles.length;
}
