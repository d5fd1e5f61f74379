import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { type DrawnView, FIRST_VIEW_FILE } from '#contract/drawnView.ts';
import { Refusal } from '#server/base/errors.ts';
import { countedCache, sizedCache } from '#server/base/sizedCache.ts';
import { createWorkThreads } from '#server/base/workThreads.ts';
import type { DrawRequest } from './drawThread.ts';
import type { Drawing } from './globalsOf.ts';

/** The body of a call's answer, with the asker's own rights; null where it is refused. */
export type Answer = (path: string) => Promise<string | null>;

/** Null where there is none, or it is not ready in time: then the browser draws the page. */
export type FindFirstView = (drawing: Drawing, answer: Answer) => Promise<DrawnView | null>;

/** Nobody waits longer for a drawing than for the page that draws itself. */
const WITHIN_MS = 50;
/** Nor, where it was drawn before, for the answers that say whether it is still right. */
const ANSWERED_WITHIN_MS = 500;
const LONGEST_MS = 20_000;
/** What could not be drawn is not tried again for so long. */
const NOT_DRAWN_FOR_MS = 20_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Of what is kept of a view beside itself. */
const BYTES_OF_KEY = 300;
const MAX_ADDRESSES = 2_000;

type Kept = { readonly view: DrawnView | null };

/**
 * Draws first views in a thread, and keeps them by what the page's calls answer: who is answered the same sees the
 * same, and nobody else does. The calls are asked each time, so that a right that ended, or a figure that changed,
 * counts at once.
 */
export function createFirstViews({
  pageFolder,
  styles,
}: {
  readonly pageFolder: string;
  readonly styles: string | null;
}): FindFirstView {
  const script = join(pageFolder, FIRST_VIEW_FILE);
  if (styles === null || !existsSync(script)) return async () => null;
  const threads = createWorkThreads({
    script: new URL('./drawThread.ts', import.meta.url),
    running: 1,
    waiting: 20,
    megabytes: 256,
    tooMuch: () => new Refusal({ code: 'plan_too_much', status: 503, message: 'The first view takes too long.' }),
  });
  /** Which calls the view of an address is drawn from. */
  const callsOf = countedCache<readonly string[]>(MAX_ADDRESSES);
  const kept = sizedCache<Kept>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ view }) => BYTES_OF_KEY + (view === null ? 0 : view.html.length + view.css.length) * 2,
  });

  async function draw(drawing: Drawing, calls: Calls): Promise<DrawnView | null> {
    const { port1: ours, port2: theirs } = new MessageChannel();
    ours.on('message', async ({ id, path }: { readonly id: number; readonly path: string }) => {
      ours.postMessage({ id, body: await calls.ask(path) });
    });
    const place = JSON.stringify(drawing);
    const keep = (view: DrawnView | null) => {
      callsOf.set(place, calls.paths());
      kept.set(calls.key(place), { view }, view === null ? { ttl: NOT_DRAWN_FOR_MS } : {});
    };
    try {
      const request: DrawRequest = { ...drawing, script, styles: join(pageFolder, styles ?? ''), calls: theirs };
      const view = await threads.run<DrawnView | null>({
        send: async (worker) => worker.postMessage(request, [theirs]),
        longestMs: LONGEST_MS,
        isLarge: false,
      });
      keep(view);
      return view;
    } catch (error) {
      if (!isBusy(error)) keep(null);
      return null;
    } finally {
      ours.close();
    }
  }

  /** By what is known of the answers when they begin: others meanwhile are sent the page without. */
  const inDrawing = new Set<string>();

  async function drawOnce(drawing: Drawing, calls: Calls): Promise<DrawnView | null> {
    const key = calls.key(JSON.stringify(drawing));
    if (inDrawing.has(key)) return null;
    inDrawing.add(key);
    try {
      return await draw(drawing, calls);
    } finally {
      inDrawing.delete(key);
    }
  }

  return async (drawing, answer) => {
    const place = JSON.stringify(drawing);
    const calls = noted(answer);
    const known = callsOf.get(place);
    if (known !== undefined) {
      const answered = Promise.all(known.map(calls.ask));
      if ((await within(ANSWERED_WITHIN_MS, answered)) === null) return null;
      const found = kept.get(calls.key(place));
      if (found !== undefined) return found.view;
    }
    return within(WITHIN_MS, drawOnce(drawing, calls));
  };
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  return Promise.race([work, pause(ms, null, { ref: false })]);
}

function isBusy(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'too_busy';
}

type Calls = {
  readonly ask: Answer;
  readonly paths: () => readonly string[];
  readonly key: (place: string) => string;
};

/** Asks each call once, and notes what was answered. */
function noted(answer: Answer): Calls {
  const asked = new Map<string, Promise<string | null>>();
  const bodies = new Map<string, string | null>();
  return {
    ask: (path) => {
      const before = asked.get(path);
      if (before !== undefined) return before;
      const now = answer(path).then((body) => {
        bodies.set(path, body);
        return body;
      });
      asked.set(path, now);
      return now;
    },
    paths: () => [...bodies.keys()],
    key: (place) => {
      const hash = createHash('sha256').update(place);
      for (const [path, body] of [...bodies].sort(([one], [other]) => (one < other ? -1 : 1))) {
        hash.update(`\n${path}\n${body === null ? 'refused' : `${body.length} ${body}`}`);
      }
      return hash.digest('base64url');
    },
  };
}
