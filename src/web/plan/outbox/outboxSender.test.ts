import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/base/api/ApiError.ts';
import { withMine, withTheirs } from './answeredItem.ts';
import type { OutboxItem } from './outboxItem.ts';
import { sendOutbox } from './outboxSender.ts';

const item = (id: string, part: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  planId: 'p1',
  goalIds: ['g1'],
  what: id,
  path: '/entries',
  method: 'PUT',
  body: [{ goal_id: 'g1', date: '2026-10-01', actual: 5 }],
  ifMatch: 10,
  state: { kind: 'waiting' },
  ...part,
});

const away = (status = 0) => new ApiError({ status, code: 'unreachable', message: '' });
const conflicts = (...dates: string[]) =>
  new ApiError({
    status: 409,
    code: 'changed_meanwhile',
    message: 'Changed.',
    details: {
      version: 14,
      conflictCount: dates.length,
      conflicts: dates.map((date) => ({
        entity: 'entries',
        id: 'g1',
        date,
        field: 'actual',
        yours: 5,
        theirs: 7,
        version: 14,
      })),
    },
  });

/** What becomes of items when the server answers this, one answer a call; ends when nothing waits. */
async function sent(items: readonly OutboxItem[], answers: readonly (number | ApiError)[]) {
  let left = [...items];
  const calls: { id: string; ifMatch: number | null }[] = [];
  const pauses: number[] = [];
  const states: boolean[] = [];
  const ending = new AbortController();
  const queue = [...answers];
  await sendOutbox(
    {
      items: () => left,
      put: (next) => {
        left = left.map((each) => (each.id === next.id ? next : each));
      },
      drop: (id) => {
        left = left.filter((each) => each.id !== id);
      },
    },
    {
      send: async ({ id, ifMatch }) => {
        calls.push({ id, ifMatch });
        const answer = queue.shift() ?? 99;
        if (answer instanceof ApiError) throw answer;
        return answer;
      },
      pause: async (milliseconds) => void pauses.push(milliseconds),
      changed: async () => ending.abort(),
      onSent: () => {},
      onAway: (isAway) => void states.push(isAway),
    },
    ending.signal,
  );
  return { left, calls, pauses, states };
}

describe('the outbox', () => {
  it('sends the oldest first, each once', async () => {
    const { left, calls } = await sent([item('a'), item('b', { planId: 'p2' })], [30, 40]);
    expect(left).toEqual([]);
    expect(calls.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each([0, 429, 500, 502, 503, 401])(
    'tries again after longer pauses while the server answers %i',
    async (status) => {
      const answers = Array.from({ length: 6 }, () => away(status));
      const { left, pauses, states } = await sent([item('a')], [...answers, 30]);
      expect(left).toEqual([]);
      expect(pauses).toEqual([2_000, 4_000, 8_000, 15_000, 30_000, 30_000]);
      expect([states[0], states.at(-1)]).toEqual([true, false]);
    },
  );

  it('keeps what was refused, with the reason, and sends the rest', async () => {
    const refused = new ApiError({ status: 403, code: 'forbidden', message: 'Your role has changed.' });
    const { left, calls } = await sent([item('a'), item('b')], [refused, 30]);
    expect(left).toMatchObject([{ id: 'a', state: { kind: 'refused', message: 'Your role has changed.' } }]);
    expect(calls).toHaveLength(2);
  });

  it('does not take what it wrote itself for news', async () => {
    expect((await sent([item('a'), item('b')], [11, 12])).calls).toEqual([
      { id: 'a', ifMatch: 10 },
      { id: 'b', ifMatch: 11 },
    ]);
  });

  it('asks where others wrote between: only its author knows what they saw', async () => {
    expect((await sent([item('a'), item('b')], [13, 14])).calls.map(({ ifMatch }) => ifMatch)).toEqual([10, 10]);
  });

  it('asks about a conflict; mine overwrites what was seen, with theirs only the other cells are sent', async () => {
    const body = [
      { goal_id: 'g1', date: '2026-10-01', actual: 5, target: 6 },
      { goal_id: 'g1', date: '2026-11-01', actual: 5 },
    ];
    const { left } = await sent([item('a', { body })], [conflicts('2026-10-01', '2026-11-01')]);
    const [asked] = left;
    if (asked === undefined) throw new Error('The item is gone.');
    expect(asked.state).toMatchObject({ kind: 'conflict', version: 14, theirs: [7, 7] });
    expect(withMine(asked)).toMatchObject({ body, ifMatch: 14, state: { kind: 'waiting' } });
    expect(withTheirs(asked)).toMatchObject({
      body: [{ goal_id: 'g1', date: '2026-10-01', target: 6 }],
      ifMatch: 14,
      state: { kind: 'waiting' },
    });
  });

  it('has nothing left to send where theirs stands in all of it', async () => {
    const { left } = await sent([item('a')], [conflicts('2026-10-01')]);
    expect(left.map(withTheirs)).toEqual([null]);
  });
});
