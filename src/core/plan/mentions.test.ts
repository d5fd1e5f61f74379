import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionName, mentionsIn } from './mentions.ts';

const MEMBERS = [
  { id: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
  { id: 'adam', firstName: 'Ada', lastName: 'Lovelace-King' },
  { id: 'zoe', firstName: 'Zoë', lastName: '' },
  { id: 'nameless', firstName: '', lastName: '' },
];

describe('a comment mentions', () => {
  it.each([
    ['nobody', 'No names here', []],
    ['somebody by the whole name', 'Thanks, @Ada Lovelace!', ['ada']],
    ['nobody by a part of it', '@Ada did it', []],
    ['the one of the longest name', '@Ada Lovelace-King, please', ['adam']],
    ['several, in order, each time', '@Zoë @Ada Lovelace @Zoë', ['zoe', 'ada', 'zoe']],
    ['nobody by an e-mail address', 'mail x@Zoë', []],
    ['nobody where the name goes on', '@Zoën', []],
    ['nobody by an @ alone', '@ @', []],
  ])('%s: %s', (_what, text, ids) => {
    expect(mentionsIn(text, MEMBERS).map(({ memberId }) => memberId)).toEqual(ids);
  });

  it('exactly the names that stand there, wherever they stand', () => {
    const piece = fc.oneof(fc.constantFrom(' ', 'and ', '(', '\n'), fc.constantFrom('ada', 'zoe'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const known = new Map(MEMBERS.map((member) => [member.id, mentionName(member)]));
        const text = pieces.map((each) => (known.has(each) ? `@${known.get(each)} ` : each)).join('');
        const mentions = mentionsIn(text, MEMBERS);
        expect(mentions.map(({ memberId }) => memberId)).toEqual(pieces.filter((each) => known.has(each)));
        for (const { start, end, memberId } of mentions) expect(text.slice(start, end)).toBe(`@${known.get(memberId)}`);
      }),
    );
  });
});
