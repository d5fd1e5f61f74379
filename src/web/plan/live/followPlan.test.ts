import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChange } from '#contract/liveEvent.ts';
import { followPlan, type LineState } from './followPlan.ts';

type Call = { readonly since: string | null; readonly send: (text: string) => void; readonly drop: () => void };

let calls: Call[] = [];
let status = 200;
let visibility: 'visible' | 'hidden' = 'visible';
const page = new EventTarget();
let changes: LiveChange[] = [];
let states: LineState[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  [calls, status, visibility, changes, states] = [[], 200, 'visible', [], []];
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal(
    'document',
    Object.defineProperty(page, 'visibilityState', { get: () => visibility, configurable: true }),
  );
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => answer(path, signal ?? null));
  stop = followPlan({
    planId: 'p1',
    since: 5,
    onChange: (change) => changes.push(change),
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(path: string, signal: AbortSignal | null): Response {
  const since = new URL(path, 'http://localhost').searchParams.get('since');
  let sender: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  const drop = () => sender?.error(new TypeError('network error'));
  signal?.addEventListener('abort', drop);
  calls.push({ since, drop, send: (text) => sender?.enqueue(new TextEncoder().encode(text)) });
  return new Response(status === 200 ? body : null, { status });
}

const tell = (version: number, goals: string[] | null = ['g1']) =>
  calls.at(-1)?.send(`id: ${version}\nevent: change\ndata: ${JSON.stringify({ version, goals })}\n\n`);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function see(now: 'visible' | 'hidden'): void {
  visibility = now;
  page.dispatchEvent(new Event('visibilitychange'));
}

describe('following a plan', () => {
  it('begins at the version that is known, and tells each change once, in order', async () => {
    await pass(0);
    tell(6);
    tell(7, null);
    await pass(0);
    expect(calls.map(({ since }) => since)).toEqual(['5']);
    expect(changes).toEqual([
      { version: 6, goals: ['g1'] },
      { version: 7, goals: null },
    ]);
    expect(states).toEqual(['up']);
  });

  it('takes a dropped line up from the last version heard of', async () => {
    await pass(0);
    tell(6);
    await pass(0);
    calls[0]?.drop();
    await pass(1_000);
    expect(calls.map(({ since }) => since)).toEqual(['5', '6']);
    expect(states).toEqual(['up', 'down', 'up']);
  });

  it('waits longer each time, half a minute at most', async () => {
    await pass(0);
    status = 503;
    calls[0]?.drop();
    await pass(120_000);
    const after = calls.length;
    expect(after).toBeGreaterThan(6);
    expect(after).toBeLessThan(14);
    await pass(40_000);
    expect(calls.length).toBeGreaterThan(after);
  });

  it('comes back at once when the machine is online again', async () => {
    await pass(0);
    status = 503;
    calls[0]?.drop();
    await pass(60_000);
    status = 200;
    const before = calls.length;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(calls).toHaveLength(before + 1);
    expect(states.at(-1)).toBe('up');
  });

  it('takes a line for dead on which no beat comes for a minute', async () => {
    await pass(0);
    await pass(50_000);
    calls[0]?.send(':\n\n');
    await pass(50_000);
    expect(calls).toHaveLength(1);
    await pass(11_000);
    expect(calls).toHaveLength(2);
  });

  it.each([401, 403, 404])('is over where the server answers %i', async (answered) => {
    await pass(0);
    status = answered;
    calls[0]?.drop();
    await pass(120_000);
    expect(calls).toHaveLength(2);
    expect(states.at(-1)).toBe('ended');
  });

  it('gives the line back while nobody looks, and catches up when somebody does', async () => {
    await pass(0);
    tell(6);
    await pass(0);
    see('hidden');
    await pass(30_000);
    calls[0]?.send(':\n\n');
    await pass(31_000);
    expect(calls).toHaveLength(1);
    see('visible');
    await pass(0);
    expect(calls.map(({ since }) => since)).toEqual(['5', '6']);
    expect(states).not.toContain('down');
  });

  it('is not given back for a glance at another page', async () => {
    await pass(0);
    see('hidden');
    await pass(30_000);
    see('visible');
    await pass(0);
    expect(calls).toHaveLength(1);
  });

  it('stops when it is told to', async () => {
    await pass(0);
    stop();
    await pass(120_000);
    expect(calls).toHaveLength(1);
  });
});
