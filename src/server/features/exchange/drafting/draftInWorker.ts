import { Refusal } from '#server/base/errors.ts';
import { createWorkThreads } from '#server/base/workThreads.ts';
import type { DraftRequest, DraftResult } from './draftRequest.ts';
import { receiveParts, type SentResult } from './resultInParts.ts';

/** A file of 10 MB takes a few seconds and a few hundred MB; what takes more is not a spreadsheet of people. */
const LONGEST_MS = 60_000;
const SMALL_BYTES = 1024 * 1024;

const threads = createWorkThreads({
  script: new URL('./importWorker.ts', import.meta.url),
  running: 2,
  waiting: 20,
  megabytes: 320,
  tooMuch: () =>
    new Refusal({
      code: 'file_too_much',
      status: 422,
      message: 'This file takes too much time or memory to read here. Split it, or use the command line.',
    }),
});

/**
 * Works out an import in a thread of its own, so that no file holds up the server or takes its memory. Throws Refusal:
 * 422 `file_too_much` where it takes too long or too much, 503 where too many wait.
 */
export async function draftInWorker(request: DraftRequest, { longestMs = LONGEST_MS } = {}): Promise<DraftResult> {
  const sent = await threads.run<SentResult>({
    send: async (worker) => worker.postMessage(request),
    longestMs,
    isLarge: request.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > SMALL_BYTES,
  });
  return receiveParts(sent);
}
