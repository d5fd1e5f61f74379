import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, isSignedOut } from './ApiError.ts';
import { fetchJson, sendJson } from './fetchJson.ts';

function answer(status: number, body: string) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
}

async function refusal(asking: Promise<unknown>): Promise<ApiError> {
  const error = await asking.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('It was not refused.');
}

afterEach(() => vi.unstubAllGlobals());

it('reads the answer', async () => {
  answer(200, '{"a":1}');
  expect(await fetchJson('/x')).toEqual({ a: 1 });
});

it.each([
  ['ours', '{"error":{"code":"conflict","message":"Somebody was first."}}', 'conflict', 'Somebody was first.'],
  ['the account library’s', '{"code":"INVALID","message":"No."}', 'INVALID', 'No.'],
  ['none at all', '<html>', '', ''],
  ['null', 'null', '', ''],
])('tells why a call was refused: %s', async (_, body, code, message) => {
  answer(409, body);
  expect(await refusal(fetchJson('/x'))).toMatchObject({ status: 409, code, message });
});

it('says so when the server does not answer', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('fetch failed'))),
  );
  expect(await refusal(fetchJson('/x'))).toMatchObject({ status: 0 });
});

it('lets an abandoned call be abandoned', async () => {
  const abort = new DOMException('', 'AbortError');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(abort)),
  );
  await expect(fetchJson('/x')).rejects.toBe(abort);
});

it.each([
  [401, true],
  [403, false],
])('%i means nobody is signed in: %s', async (status, expected) => {
  answer(status, '{}');
  expect(isSignedOut(await refusal(fetchJson('/x')))).toBe(expected);
});

it('sends JSON as JSON', async () => {
  answer(200, '{}');
  await sendJson('/x', { body: { a: 1 } });
  expect(fetch).toHaveBeenCalledWith(
    '/x',
    expect.objectContaining({
      method: 'POST',
      body: '{"a":1}',
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
    }),
  );
});
