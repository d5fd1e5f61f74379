import { afterEach, expect, it, vi } from 'vitest';
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
