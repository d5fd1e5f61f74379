import { afterEach, expect, it, vi } from 'vitest';
import { settleLeftSchema } from '#contract/leftBehind.ts';
import { memberCalls } from './memberCalls.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a member', 'remove'],
  ['a department', 'removeDepartment'],
] as const)('removing %s names the version that was shown, so that a newer one is not overwritten', async (_, call) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await memberCalls('demo')[call]('7', '', 12);
  const [, init] = fetch.mock.lastCall ?? [];
  expect(init?.method).toBe('DELETE');
  expect(new Headers(init?.headers).get('if-match')).toBe('"12"');
});

it('what somebody leaves behind is handed over whole, in calls of as much as one takes', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ settled: 1 }));
  vi.stubGlobal('fetch', fetch);
  const items = Array.from({ length: 2_500 }, (_, at) => ({ kind: 'initiative' as const, id: String(at) }));
  await memberCalls('demo').settleLeft({ action: 'hand_over', items, to: 'mary' });
  const sent = fetch.mock.calls.map(([, { body }]) => settleLeftSchema.parse(JSON.parse(String(body))));
  expect(sent.map(({ items: part }) => part.length)).toEqual([1_000, 1_000, 500]);
  expect(sent.flatMap(({ items: part }) => part)).toEqual(items);
});
