import { expect, it } from 'vitest';
import { isNotLoaded } from './isNotLoaded.ts';

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://m.example/assets/a.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://m.example/assets/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a fault of a part', new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  ['another error', new Error('Importing a module script failed.'), false],
  ['nothing known', 'lost', false],
])('a file of the page that did not come is told from a fault: %s', (_browser, error, expected) => {
  expect(isNotLoaded(error)).toBe(expected);
});
