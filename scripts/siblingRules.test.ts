import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/web/', import.meta.url));

/**
 * Whether a rule counts siblings or looks at the one before by a bare tag. A browser notes of every parent of such a tag
 * that its children hang on each other, and styles all that is in it anew whenever one comes or goes: a list of cards
 * with each row. With a class or an attribute only those are looked at that have it.
 */
function looksAtAnySibling(selector: string): boolean {
  const parts = partsOf(selector);
  return parts.some((part, at) => {
    const isNamed = /[.#[]/.test(part.replace(/\(.*\)/s, ''));
    const isBeside = /^[+~]$/.test(parts[at + 1] ?? '');
    // Tables have their own tags, and few of them.
    const counts = part.includes(':nth-') && !/^t[hd]\b/.test(part);
    return !isNamed && /^[\w*:]/.test(part) && (counts || isBeside);
  });
}

/** Compounds and the combinators between them; what stands in brackets is of its compound. */
function partsOf(selector: string): string[] {
  let depth = 0;
  let spread = '';
  for (const letter of selector) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    spread += depth > 0 && /[\s>+~]/.test(letter) ? '_' : /[>+~]/.test(letter) ? ` ${letter} ` : letter;
  }
  return spread.trim().split(/\s+/);
}

/** Every selector of a style sheet, with those it is nested in. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const around: string[][] = [];
  let text = '';
  for (const letter of css.replace(/\/\*.*?\*\//gs, '')) {
    if (letter === '{') {
      const parents = around.at(-1) ?? [''];
      const own = text.trim();
      const whole = own.startsWith('@')
        ? parents
        : own.split(/,(?![^(]*\))/).flatMap((each) => within(parents, each.trim()));
      around.push(whole);
      if (!own.startsWith('@')) found.push(...whole);
    }
    if (letter === '}') around.pop();
    text = '{};'.includes(letter) ? '' : text + letter;
  }
  return found;
}

function within(parents: readonly string[], selector: string): string[] {
  return parents.map((parent) => (selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`));
}

it.each([
  ['.list { li + li { } }', true],
  ['.list { li { + li { } } }', true],
  ['.list { > span ~ b { } }', true],
  ['.trail > li:nth-child(2) { }', true],
  ['.tools > :last-child:nth-child(n + 3) { }', true],
  ['.list { @media print { li + li { } } }', true],
  ['.list { li:not(:first-child) { } }', false],
  ['.row { & + & { } }', false],
  ['.hint + button { }', false],
  ['.trail > [data-crumb="2"] { }', false],
  ['.band { &:nth-child(3) { } }', false],
  ['.table td:nth-child(2) { }', false],
  ['.list { inline-size: calc(1px + 2px); }', false],
])('%s looks at siblings by a bare tag: %s', (css, does) => {
  expect(selectorsOf(css).some(looksAtAnySibling)).toBe(does);
});

it('no rule of the page counts siblings, or looks at the one before, by a bare tag', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    selectorsOf(readFileSync(join(root, file), 'utf8'))
      .filter(looksAtAnySibling)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
