import { expect, it } from 'vitest';
import { createEventReader } from './eventText.ts';

const CHANGE = { name: 'change', data: '{"version":3}' };

it.each([
  ['an event', ['id: 3\nevent: change\ndata: {"version":3}\n\n'], [CHANGE]],
  ['one cut anywhere', ['id: 3\neve', 'nt: change\ndata: {"ver', 'sion":3}\n', '\n'], [CHANGE]],
  [
    'several at once',
    ['event: change\ndata: {"version":3}\n\nevent: change\ndata: {"version":3}\n\n'],
    [CHANGE, CHANGE],
  ],
  ['data without a space', ['event:change\ndata:{"version":3}\n\n'], [CHANGE]],
  ['data over two lines', ['data: a\ndata: b\n\n'], [{ name: 'message', data: 'a\nb' }]],
  ['what is not complete yet', ['event: change\ndata: {"version":3}\n'], []],
  ['a beat', [':\n\n'], []],
  ['how long to wait', ['retry: 2000\n\n'], []],
  ['a field without a value', ['data\n\n'], [{ name: 'message', data: '' }]],
])('reads %s', (_, pieces, events) => {
  const read = createEventReader();
  expect(pieces.flatMap(read)).toEqual(events);
});
