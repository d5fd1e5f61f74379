import { expect, it } from 'vitest';
import { shownOwnerLabel } from './ownerLabel.ts';

it.each([
  ['', ''],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['a'.repeat(18), 'a'.repeat(18)],
  ['a'.repeat(20), 'a'.repeat(20)],
  ['a'.repeat(21), `${'a'.repeat(18)}…`],
  ['Department of Parks and Recreation', 'Department of Park…'],
  [`${'a'.repeat(17)}👩🏽‍🚒bcd`, `${'a'.repeat(17)}👩🏽‍🚒…`],
])('the owner %s is shown as %s', (label, shown) => {
  expect(shownOwnerLabel(label)).toBe(shown);
});
