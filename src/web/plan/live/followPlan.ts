import { planEventsPath } from '#contract/addresses.ts';
import { type LiveChange, liveChangeSchema } from '#contract/liveEvent.ts';
import { createEventReader } from './eventText.ts';

/** `ended`: signed out, or no longer allowed. Not retried. */
export type LineState = 'connecting' | 'up' | 'down' | 'ended';

export type PlanLine = {
  readonly planId: string;
  readonly since: number;
  readonly onChange: (change: LiveChange) => void;
  readonly onState: (state: LineState) => void;
};

/** The server sends a heartbeat every 25 s: a connection silent for longer is dead; ms. */
const SILENT_TOO_LONG = 60_000;

/** A hidden page closes its connection: browsers allow few to one site; ms. */
const HIDDEN_TOO_LONG = 60_000;

/** Delays before a retry, the last one repeated; ms. */
const WAITS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Random, so that after a restart not all pages reconnect at once. */
const SPREAD = 0.3;

/**
 * Follows the changes of a plan. A dropped connection resumes from the last version received, so that nothing is
 * lost; each change is reported once, in order.
 */
export function followPlan({ planId, since, onChange, onState }: PlanLine): () => void {
  let version = since;
  let tries = 0;
  let line: AbortController | null = null;
  let waiting: number | undefined;
  let hiding: number | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    hangUp();
    const own = new AbortController();
    line = own;
    const end = await listen(own).catch(() => 'down' as const);
    if (line !== own) return;
    line = null;
    if (end === 'ended') stop();
    else wait();
    onState(end);
  }

  async function listen(own: AbortController): Promise<'down' | 'ended'> {
    const path = `${planEventsPath(planId)}?since=${version}`;
    const dead = createWatch(() => own.abort(), SILENT_TOO_LONG);
    try {
      const reply = await fetch(path, { headers: { accept: 'text/event-stream' }, signal: own.signal });
      if (ENDING.has(reply.status)) return 'ended';
      if (!reply.ok || reply.body === null) return 'down';
      const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
      const read = createEventReader();
      onState('up');
      for (;;) {
        dead.again();
        const { done, value } = await reader.read();
        if (done) return 'down';
        tries = 0;
        for (const { name, data } of read(value)) if (name === 'change') take(liveChangeSchema.parse(JSON.parse(data)));
      }
    } finally {
      dead.stop();
    }
  }

  function take(change: LiveChange): void {
    version = change.version;
    onChange(change);
  }

  function wait(): void {
    if (document.visibilityState === 'hidden') return;
    const [last = 0] = WAITS.slice(-1);
    const pause = WAITS[tries] ?? last;
    tries += 1;
    waiting = window.setTimeout(() => void connect(), pause * (1 + SPREAD * Math.random()));
  }

  function hangUp(): void {
    window.clearTimeout(waiting);
    const open = line;
    line = null;
    open?.abort();
  }

  function handleOnline(): void {
    tries = 0;
    void connect();
  }

  function handleVisibility(): void {
    window.clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = window.setTimeout(hangUp, HIDDEN_TOO_LONG);
    else if (line === null) handleOnline();
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    hangUp();
    window.clearTimeout(hiding);
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
  }

  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  void connect();
  return stop;
}

const ENDING: ReadonlySet<number> = new Set([401, 403, 404]);

/** Acts unless it is reset within a time. */
function createWatch(act: () => void, time: number) {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const again = () => {
    stop();
    timer = window.setTimeout(act, time);
  };
  again();
  return { again, stop };
}
