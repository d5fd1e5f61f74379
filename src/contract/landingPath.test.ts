import { expect, it } from 'vitest';
import { landingPath } from './landingPath.ts';

it.each([
  ['lead', '/plans/p1/dashboard'],
  ['member', '/plans/p1/my-work'],
  ['viewer', '/plans/p1/dashboard'],
] as const)('a %s lands on %s', (role, path) => {
  expect(landingPath('p1', role)).toBe(path);
});
