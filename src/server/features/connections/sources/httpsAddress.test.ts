import { expect, it } from 'vitest';
import { addressOf } from './httpsSource.ts';

it.each([
  ['https://a.example.org/x.csv', '', 'https://a.example.org/x.csv'],
  ['https://a.example.org/', 'x.csv', 'https://a.example.org/x.csv'],
  ['https://a.example.org/data', 'x.csv?a=1', 'https://a.example.org/data/x.csv?a=1'],
  ['https://a.example.org/data.csv', '?since=2026-01-01', 'https://a.example.org/data.csv?since=2026-01-01'],
])('a feed of %s that asks “%s” asks %s', (base, ask, address) => {
  expect(addressOf(base, ask).href).toBe(address);
});

it.each([
  '//other.example.org/x',
  'https://other.example.org/',
  '/secrets',
  '\\\\other.example.org\\x',
  '../x',
  'a/../../x',
  '%2e%2e/x',
  'a/%2e%2e/%2e%2e/x',
  'javascript:1',
])('a feed cannot leave the address of its connection: %s', (ask) => {
  expect(() => addressOf('https://a.example.org/data/', ask)).toThrow('not_allowed');
});
