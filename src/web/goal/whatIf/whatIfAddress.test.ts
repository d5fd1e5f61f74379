import { expect, it } from 'vitest';
import { noteText, partsOf, readNoteText, readWhatIf, writeWhatIf } from './whatIfAddress.ts';

it('several goals and the note come back as they were', () => {
  const supposed = {
    values: new Map([
      ['a,b~c', -1.5],
      ['12', 150],
    ]),
    note: 'Canal & Street # closes',
  };
  expect(readWhatIf(writeWhatIf(supposed))).toEqual(supposed);
});

it.each(['', '#', '#what-if=', '#what-if=12', '#what-if=12~', '#what-if=12~many', '#what-if=~3', '#other=1'])(
  '%j supposes nothing',
  (hash) => {
    expect(readWhatIf(hash)).toBeNull();
  },
);

it('a note is told from other comments, and says what it supposes', () => {
  const address = `https://plan.example.org/plans/1/dashboard?goal=12${writeWhatIf({ values: new Map([['12', 150]]), note: null })}`;
  expect(readNoteText(noteText('What if it ends at 150: no tax credits', address))).toEqual({
    values: new Map([['12', 150]]),
    note: null,
    words: 'What if it ends at 150: no tax credits',
  });
  expect(readNoteText('See #what-if=12~150')).toBeNull();
  expect(readNoteText('https://plan.example.org/#what-if=12~many')).toBeNull();
});

it.each([
  ['https://plan.example.org/plans/1/dashboard?goal=12#what-if=12~150', '/plans/1/dashboard?goal=12', '12'],
  ['https://elsewhere.example.org//evil.example.org/x?goal=12#what-if=12~150', '//evil.example.org/x?goal=12', '12'],
  ['https://%%%?goal=12#what-if=12~150', '?goal=12', '12'],
  ['https:///x#what-if=12~150', '/x', null],
])('%s is opened on the server of the page', (address, path, goal) => {
  const parts = partsOf(address);
  expect([parts.path, parts.query.get('goal'), parts.hash]).toEqual([path, goal, '#what-if=12~150']);
});
