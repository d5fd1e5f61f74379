import { describe, expect, it } from 'vitest';
import type { WireShareEvent } from '#contract/share.ts';
import { revokedSince, shareNews } from './shareNews.ts';

const event = (id: string, part: Partial<WireShareEvent>): WireShareEvent => ({
  id,
  at: '2026-11-20T08:00:00.000Z',
  made_by: { user_id: 'm2', name: 'Ada Lovelace' },
  what: 'changed',
  share_id: 's1',
  before: null,
  after: null,
  ...part,
});
const told = (events: readonly WireShareEvent[], known: string | null = 'e0') =>
  shareNews(events, { known, memberId: 'me', labelOf: () => 'Board' }).map(({ text, lines }) => [text, ...lines]);

describe('of links the dialog tells', () => {
  it.each<[string, Partial<WireShareEvent>, string[]]>([
    ['that one is paused', { what: 'paused' }, ['Ada Lovelace, just now: link “Board” paused.']],
    ['that one goes on', { what: 'resumed' }, ['Ada Lovelace, just now: link “Board” resumed.']],
    [
      'that one is revoked, by the label it had',
      { what: 'revoked', before: { label: 'Council' } },
      ['Ada Lovelace, just now: link “Council” revoked.'],
    ],
    [
      'what of one is changed',
      { before: { label: 'Old', theme: 'auto' }, after: { label: 'New', theme: 'dark' } },
      ['Ada Lovelace, just now: link “Old” changed.', 'Label: New', 'Theme'],
    ],
    [
      'that one has no label now',
      { before: { label: '' }, after: { label: '' } },
      ['Ada Lovelace, just now: link “No label” changed.', 'Label: No label'],
    ],
    ['that one is somebody else’s', { what: 'handed_over' }, ['Ada Lovelace, just now: link “Board” handed over.']],
  ])('%s', (_, part, texts) => {
    expect(told([event('e1', part), event('e0', {})])).toEqual([texts]);
  });

  it.each<[string, Partial<WireShareEvent>]>([
    ['what the reader did', { made_by: { user_id: 'me', name: 'Me' } }],
    ['a new one', { what: 'made' }],
    ['a short address', { what: 'shortened', share_id: null }],
  ])('nothing of %s', (_, part) => {
    expect(told([event('e1', part), event('e0', {})])).toEqual([]);
  });

  it('nothing that was done before it was opened, and all where nothing was', () => {
    expect(told([event('e0', {}), event('older', {})])).toEqual([]);
    expect(told([event('e1', { what: 'paused' })], null)).toHaveLength(1);
  });

  it('three at most, the newest first', () => {
    const many = Array.from({ length: 5 }, (_, at) => event(`e${9 - at}`, { what: at === 0 ? 'revoked' : 'paused' }));
    const texts = told([...many, event('e0', {})]);
    expect(texts).toHaveLength(3);
    expect(texts[0]?.[0]).toContain('revoked');
  });
});

it('a link is known to be revoked, whoever did it', () => {
  const events = [
    event('e2', { what: 'revoked', made_by: { user_id: 'me', name: 'Me' } }),
    event('e0', { what: 'revoked', share_id: 's0' }),
  ];
  expect([...revokedSince(events, 'e0')]).toEqual(['s1']);
});
