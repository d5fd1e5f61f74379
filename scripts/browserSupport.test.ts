import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSupportCheck } from './browserSupport.ts';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');
const [, target = ''] = /target: (\[.*\])/.exec(readFileSync(join(root, 'vite.config.ts'), 'utf8')) ?? [];
const oldest = Array.from(target.matchAll(/'(.*?)'/g), ([, browser = '']) => browser);
const unsupportedIn = createSupportCheck(oldest);

/** What the page uses although the oldest browsers lack it, and why that is well. */
const DONE_WITHOUT: ReadonlyMap<string, string> = new Map([
  ['closedby', 'olderBrowsers closes dialogs by a press beside them'],
  ['field-sizing', 'useGrowingField sets the height'],
  ['starting-style', 'what opens is there at once, without moving in'],
  ['scrollbar-width', 'a scrollbar shows where the row is wider than the screen'],
]);

it.each([
  ['a.ts', 'const url = URL.parse(text);', 'URL.parse'],
  ['a.ts', 'dialog.requestClose();', 'requestClose'],
  ['a.tsx', '<dialog closedby="any">', 'closedby'],
  ['a.ts', 'const watcher = new CloseWatcher();', 'CloseWatcher'],
  ['a.ts', 'const sum = Math.sumPrecise(figures);', 'Math.sumPrecise'],
  ['a.ts', 'const done = Promise.try(begin);', 'Promise.try'],
  ['a.ts', 'const names = map.keys().map(nameOf);', 'map'],
  ['a.css', '.field {\n  field-sizing: content;\n}', 'field-sizing'],
  ['a.css', '.list {\n  align-items: safe center;\n}', 'align-items: safe'],
  ['a.css', '.tip {\n  inline-size: calc-size(auto, size);\n}', 'calc-size'],
  ['a.css', 'details:open {\n  color: red;\n}', 'open'],
  ['a.css', '@scope (.card) {\n}', 'scope'],
])('in %s, %s is refused: %s', (file, text, name) => {
  expect(unsupportedIn(file, text)).toContain(name);
});

it.each([
  ['a.ts', 'const can = URL.canParse(text); // not URL.parse'],
  ['a.ts', "const words = 'URL.parse';"],
  ['a.ts', 'const sorted = list.toSorted();'],
  ['a.ts', 'const names = Object.values(list).map(nameOf);'],
  ['a.ts', 'const { promise } = Promise.withResolvers<void>();'],
  ['a.css', '.field {\n  color: light-dark(red, blue);\n}'],
  ['a.css', '.menu:popover-open {\n  display: grid;\n}'],
  ['a.css', '@supports (field-sizing: content) {\n  .field {\n    field-sizing: content;\n  }\n}'],
])('in %s, %s is allowed', (file, text) => {
  expect(unsupportedIn(file, text)).toEqual([]);
});

it('allows with newer browsers what is refused with older ones', () => {
  expect(createSupportCheck(['chrome126', 'safari17.5'])('a.ts', 'URL.parse(text)')).toEqual(['URL.parse']);
  expect(createSupportCheck(['chrome126', 'firefox126', 'safari18'])('a.ts', 'URL.parse(text)')).toEqual([]);
});

it('the page uses nothing that the oldest supported browsers lack', () => {
  const files = ['core', 'contract', 'web'].flatMap((room) =>
    readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'));
  expect(oldest).toContain('safari17.5');
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    unsupportedIn(file, readFileSync(join(src, file), 'utf8'))
      .filter((name) => !DONE_WITHOUT.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
