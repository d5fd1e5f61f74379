import { expect, it } from 'vitest';
import type { ShareLanguage } from '#contract/language.ts';
import { readerLanguage } from './readerLanguage.ts';

it.each<[string, string | undefined, ShareLanguage, string, string]>([
  ['the address goes first', 'de', 'en', 'en', 'de'],
  ['a tag of a region is its language', 'de-CH', 'auto', '', 'de'],
  ['what is not spoken is not asked for', 'it', 'auto', 'de', 'de'],
  ['the share goes before the reader', undefined, 'de', 'en-GB,en', 'de'],
  ['else the reader decides', undefined, 'auto', 'de-AT, en;q=0.8', 'de'],
  ['by weight, not by place', undefined, 'auto', 'en;q=0.3, it, de;q=0.7', 'de'],
  ['what is refused is refused', undefined, 'auto', 'de;q=0, en;q=0.1', 'en'],
  ['a weight that is none does not count', undefined, 'auto', 'de;q=x', 'en'],
  ['without a word it is English', undefined, 'auto', '', 'en'],
])('%s', (_, asked, made, accepted, language) => {
  expect(readerLanguage({ headers: { 'accept-language': accepted } }, { asked, made })).toBe(language);
});
