import { expect, it } from 'vitest';
import { isTimeZone } from './timeZone.ts';

it.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Madrid', 'Europe/Atlantis'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
