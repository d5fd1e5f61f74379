import { describe, expect, it } from 'vitest';
import { fittedText } from './fittedText.ts';

describe('a text that has to fit', () => {
  it.each([
    ['', 10, ''],
    ['Roads', 10, 'Roads'],
    ['Roads and water', 5, 'Roads an…'],
    ['Roads and water', 3.4, 'Roads…'],
    ['目標計画', 4, '目標計画'],
    ['目標計画', 3, '目標計…'],
    ['ZoёZoё', 1.7, 'Zoё…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1.5, '👩‍👩‍👧‍👦…'],
  ])('%j in %d times its size is %j', (text, width, fitted) => {
    expect(fittedText(text, width)).toBe(fitted);
  });
});
