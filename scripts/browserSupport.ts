import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest supported versions, as the build takes them: `['chrome125', 'safari17.5']`. */
type Oldest = readonly string[];

type Feature = { readonly kind: string; readonly name: string; readonly since: ReadonlyMap<string, number> };

/** Features by the first version that has them whole; from MDN's browser-compat-data 8.1.9 (CC0). */
const FEATURES: readonly Feature[] = readFileSync(join(import.meta.dirname, 'newerFeatures.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', name = '', chrome = '', firefox = '', safari = ''] = line.split('\t');
    const since = Object.entries({ chrome, edge: chrome, firefox, safari });
    return { kind, name, since: new Map(since.map(([browser, version]) => [browser, versionOf(version)])) };
  });

/** Finds the features that a script or style sheet uses and that one of the oldest browsers lacks. */
export function createSupportCheck(oldest: Oldest): (file: string, text: string) => readonly string[] {
  const lacking = FEATURES.filter(({ since }) => oldest.some((browser) => lacks(browser, since)));
  const inStyles = lacking.flatMap(({ kind, name }) => searchOf(name, STYLE_PATTERNS[kind]));
  const inScripts = lacking.flatMap(({ kind, name }) => searchOf(name, SCRIPT_PATTERNS[kind]));
  return (file, text) => {
    const isStyle = file.endsWith('.css');
    const source = isStyle ? withoutSupports(withoutComments(text)) : withoutTexts(withoutComments(text));
    return (isStyle ? inStyles : inScripts)
      .filter(({ word, pattern }) => source.includes(word) && pattern.test(source))
      .map(({ name }) => name);
  };
}

type Pattern = (name: string) => string;

const SCRIPT_PATTERNS: Readonly<Record<string, Pattern>> = {
  static: (name) => `(?<![\\w$.])${name.replace('.', '\\.')}\\b`,
  global: (name) => `(?<![\\w$.])(new ${name}\\b|${name}\\.\\w)`,
  method: (name) => `\\.${name}\\(`,
  // Without arguments: Object.values(list) and its like give an array.
  iterator: (name) => `\\.(values|keys|entries)\\(\\)\\s*\\.${name}\\(`,
  attribute: (name) => `\\s${name}=["{]`,
};

const STYLE_PATTERNS: Readonly<Record<string, Pattern>> = {
  property: (name) => `(?<![\\w-])${name}:`,
  value: (name) => `(?<![\\w-])${name.replace(': ', ':\\s(?:[^;{}]*\\s)?')}(?![\\w-])`,
  function: (name) => `(?<![\\w-])${name}\\(`,
  selector: (name) => `:${name}(?![\\w-])`,
  'at-rule': (name) => `@${name}(?![\\w-])`,
};

/** The last word of the name is looked for first, which is quicker than the pattern. */
type Search = { readonly name: string; readonly word: string; readonly pattern: RegExp };

function searchOf(name: string, pattern: Pattern | undefined): readonly Search[] {
  const word = /[\w-]+$/.exec(name)?.[0] ?? name;
  return pattern === undefined ? [] : [{ name, word, pattern: new RegExp(pattern(name)) }];
}

function lacks(browser: string, since: ReadonlyMap<string, number>): boolean {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const first = since.get(name);
  if (first === undefined) throw new Error(`Nothing is known of ${browser}.`);
  return first > Number(version);
}

/** No version has it where there is a dash. */
function versionOf(text: string): number {
  return text === '-' ? Number.POSITIVE_INFINITY : Number(text);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\//gs, ' ').replaceAll(/(^|\s)\/\/.*$/gm, ' ');
}

function withoutTexts(text: string): string {
  return text.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

/** What is within `@supports` is for browsers that have it. */
function withoutSupports(text: string): string {
  const start = text.indexOf('@supports');
  if (start < 0) return text;
  let depth = 0;
  let end = text.indexOf('{', start);
  do {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  return text.slice(0, start) + withoutSupports(text.slice(end));
}
