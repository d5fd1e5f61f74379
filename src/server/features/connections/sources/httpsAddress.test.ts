import { expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';

it.each([
  ['https://a.example.org/x.csv', '', 'https://a.example.org/x.csv'],
  ['https://a.example.org/', 'x.csv', 'https://a.example.org/x.csv'],
  ['https://a.example.org/data', 'x.csv?a=1', 'https://a.example.org/data/x.csv?a=1'],
  ['https://a.example.org/data.csv', '?since=2026-01-01', 'https://a.example.org/data.csv?since=2026-01-01'],
  ['https://a.example.org/data/', 'year%202026/a..b.csv', 'https://a.example.org/data/year%202026/a..b.csv'],
  ['https://a.example.org/data/', '100%.csv', 'https://a.example.org/data/100%.csv'],
  ['https://a.example.org/data/', 'x.csv?path=../a%2Fb', 'https://a.example.org/data/x.csv?path=../a%2Fb'],
  ['https://a.example.org/data/', '?path=a/../b:c', 'https://a.example.org/data/?path=a/../b:c'],
  ['https://a.example.org/data/', 'Straße/März.csv', 'https://a.example.org/data/Stra%C3%9Fe/M%C3%A4rz.csv'],
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
  '..%2fsecrets',
  'a/..%2f..%2fsecrets',
  '..%2Fsecrets',
  '..\\secrets',
  'a\\..\\..\\secrets',
  '..%5csecrets',
  '%2e%2e%2fsecrets',
  '%2e%2e%5csecrets',
  '.%2e/secrets',
  '..%252fsecrets',
  '%252e%252e%252fsecrets',
  '%25252e%25252e/secrets',
  '%2525252525252e%2525252525252e/secrets',
  './secrets',
  'a/./b',
  'a/..;/..;/secrets',
  '..;a=b/secrets',
  '.. /secrets',
  '..%20/secrets',
  '..%c0%afsecrets',
  '%c0%ae%c0%ae/secrets',
  '..%e0%80%afsecrets',
  '..%u002fsecrets\u0000',
  '.\t./secrets',
  '.\n./secrets',
  '%00/secrets',
  'a%0d%0ab',
  '\uff0e\uff0e/secrets',
  '..\uff0fsecrets',
  '..\uff3csecrets',
  '\u2025/secrets',
  'a/..?x=1',
  '..#x',
])('a feed cannot leave the address of its connection: %s', (ask) => {
  expect(() => addressOf('https://a.example.org/data/', ask)).toThrow('not_allowed');
});
