import { expect, it } from 'vitest';
import { type MovedSubject, readMovedSubject, writeMovedSubject } from './movedSubject.ts';

it.each<[string, MovedSubject]>([
  ['health', { kind: 'health' }],
  ['d_3', { kind: 'department', id: '3' }],
  ['h_12', { kind: 'healthBelow', id: '12' }],
  ['g_health', { kind: 'goal', id: 'health' }],
])('%s in the address', (text, subject) => {
  expect(readMovedSubject(text)).toEqual(subject);
  expect(writeMovedSubject(subject)).toBe(text);
});

it.each(['', 'g_', 'x_1', 'goal'])('%j names nothing', (text) => {
  expect(readMovedSubject(text)).toBeNull();
});
