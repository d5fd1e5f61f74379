import { expect, it } from 'vitest';
import { passwordStrengthOf } from './passwordStrength.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['1234567', 1],
  ['12345678', 2],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abababababababab', 1],
  ['elevenchars', 2],
  ['twelve signs', 3],
  ['correct horse battery staple', 4],
] as const)('%j fills %i of the meter: long and varied is good', (password, strength) => {
  expect(passwordStrengthOf(password)).toBe(strength);
});
