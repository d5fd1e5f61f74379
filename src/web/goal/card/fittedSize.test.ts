import { expect, it } from 'vitest';
import { fittedSize } from './fittedSize.ts';

it.each([
  ['5%', 85],
  ['104%', 85],
  ['1,235%', 71],
  ['1,234,567%', 43],
  ['1,234,567,890,123,456%', 24],
])('%s is %i px high in a card', (text, size) => {
  expect(fittedSize(text, 272)).toBe(size);
});
