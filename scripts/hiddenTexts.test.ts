import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/web/', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** A text that is clipped away still has its size: a long German one made a phone scroll sideways. */
it.each(sheets)('texts that are read aloud and not shown take no room in %s', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8');
  const hidden = [...css.matchAll(/[^{};]*\{[^{}]*clip-path: inset\(50%\)[^{}]*\}/g)].map(([rule]) => rule.trim());
  const wide = hidden.filter(
    (rule) =>
      !rule.startsWith('&:not(:focus)') && !(rule.includes('inline-size: 1px') && rule.includes('overflow: hidden')),
  );
  expect(wide).toEqual([]);
});
