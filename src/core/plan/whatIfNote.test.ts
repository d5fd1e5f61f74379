import { expect, it } from 'vitest';
import { isWhatIfNote, whatIfAddressesIn } from './whatIfNote.ts';

const ADDRESS = 'https://plan.example.org/plans/1/dashboard?goal=12#what-if=12%7E150&note=Canal+closes.';

it.each([
  `What if the year ends at 150\n${ADDRESS}`,
  ADDRESS,
  `See ${ADDRESS}, then decide`,
  'http://10.0.0.1:8080/#what-if=12~150',
])('%j carries a what-if', (text) => {
  expect(isWhatIfNote(text)).toBe(true);
});

it.each([
  '',
  'What if the year ends at 150',
  'See #what-if=12~150',
  'https://plan.example.org/#what-if=',
  'https://plan.example.org/#other=1',
  'https://plan.example.org/ #what-if=12~150',
])('%j carries none', (text) => {
  expect(isWhatIfNote(text)).toBe(false);
});

it('each address is found from its first to its last character, without what encloses it', () => {
  const text = `Either (${ADDRESS}) or\n${ADDRESS}\n`;
  expect(whatIfAddressesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([ADDRESS, ADDRESS]);
});
