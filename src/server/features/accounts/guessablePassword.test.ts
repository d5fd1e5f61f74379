import { expect, it } from 'vitest';
import { isGuessable, refuseGuessable } from './guessablePassword.ts';

const OWNER = { email: 'grace.hopper@navy.example.org', name: 'Grace Hopper' };

it.each([
  'password',
  'Password1!',
  'P4ssw0rd',
  'p@$$w0rd2026',
  'passwordpassword',
  'kennwort123',
  '12345678',
  '87654321',
  '123456789012345',
  'qwertz123',
  '1q2w3e4r5t',
  'abcd1234',
  'aaaaaaaaaaaa',
  'abababababab',
  'Sommer2026!',
  'letmein!!',
  'iloveyou1',
  'welcome-2026',
  '31.12.1999',
  'Milepost1',
  'gracehopper',
  'Hopper1906',
  'navy-grace-1',
])('%s is tried among the first', (password) => {
  expect(isGuessable(password, OWNER)).toBe(true);
});

it.each([
  'correct horse battery staple',
  'correct horse',
  'a long password',
  'another one',
  'Kx7-vomit-Zelt',
  'gracious lighthouse',
  'hopper of three green hats',
  '👩‍🚀 auf dem Mond 7',
  'цветная капуста',
  '583920174629',
  'z8K!q2Lm',
])('%s is not', (password) => {
  expect(isGuessable(password, OWNER)).toBe(false);
});

it('is said with a code that the page puts into words', () => {
  expect(() => refuseGuessable('password1', { email: null, name: null })).toThrow(
    expect.objectContaining({ code: 'password_guessable', status: 400 }),
  );
});
