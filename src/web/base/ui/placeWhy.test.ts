import { expect, it } from 'vitest';
import { placeWhy } from './placeWhy.ts';

const viewport = { width: 1440, height: 900 };
const popover = { width: 320, height: 480 };

it.each([
  ['at the right, where there is room', { left: 472, top: 184, width: 624, height: 624 }, { left: 1104, top: 196 }],
  ['at the left of the last column', { left: 1112, top: 184, width: 304, height: 304 }, { left: 784, top: 196 }],
  [
    'below the top row where neither side has room',
    { left: 216, top: 26, width: 1008, height: 848 },
    { left: 228, top: 82 },
  ],
  ['held inside at the foot', { left: 472, top: 700, width: 304, height: 304 }, { left: 784, top: 412 }],
  ['held inside at the head', { left: 472, top: -100, width: 304, height: 304 }, { left: 784, top: 8 }],
])('%s', (_, card, place) => {
  expect(placeWhy({ card, popover, viewport })).toEqual(place);
});

it('shows its start where it is higher than the page', () => {
  const card = { left: 100, top: 50, width: 304, height: 304 };
  expect(placeWhy({ card, popover: { width: 320, height: 1200 }, viewport }).top).toBe(8);
});
