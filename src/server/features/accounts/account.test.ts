import { describe, expect, it } from 'vitest';
import { nameOfEmail, splitName } from './account.ts';

describe('names of people', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
    ['Ada', 'Ada', ''],
  ])('%j is %j %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each([
    ['ada@example.org', 'Ada'],
    ['ada.lovelace@example.org', 'Ada Lovelace'],
    ['ada_b-lovelace+plans@example.org', 'Ada B Lovelace Plans'],
    ['._@example.org', '._@example.org'],
  ])('%s is called %s', (email, name) => {
    expect(nameOfEmail(email)).toBe(name);
  });
});
