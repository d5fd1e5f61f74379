import { expect, it } from 'vitest';
import { readDashboardQuery } from '#contract/dashboardUrl.ts';
import { ignoredParts } from './ignoredParts.ts';

const said = (query: string) => ignoredParts(readDashboardQuery(query, 'M/D/Y').notices);

it.each([
  ['filters=%7Bnot%20JSON', 'filters'],
  ['filters=%5B1%5D', 'filters'],
  [`filters=${'x'.repeat(8_192)}`, 'filters'],
  [`filters=${'x'.repeat(9_000)}`, 'filters'],
  ['filters=%7B&fiscal_year=next', 'fiscal_year, filters'],
  [
    `filters=${encodeURIComponent('{"status":["on_target","nearly"],"depth":["high"]}')}`,
    'status "nearly", depth "high"',
  ],
])('%.40s… is said to be left out: %s', (query, parts) => {
  expect(said(query).split(', ').sort()).toEqual(parts.split(', ').sort());
});

it('of hundreds of wrong values the first are named', () => {
  const long = JSON.stringify({ status: ['a'.repeat(4_000), ...Array.from({ length: 400 }, (_, at) => `no ${at}`)] });
  const text = said(`filters=${encodeURIComponent(long)}`);
  expect(text).toMatch(/^status "a{10,40}, status "no 0", status "no 1" … \(401\)$/);
});

it('an address that is read whole has nothing to say', () => {
  expect(said('fiscal_year=ALL')).toBe('');
});
