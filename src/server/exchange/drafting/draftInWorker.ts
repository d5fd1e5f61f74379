import { Worker } from 'node:worker_threads';
import { atMost } from '#server/accounts/atMost.ts';
import { Refusal } from '#server/errors.ts';
import type { DraftRequest, DraftResult } from './draftRequest.ts';

/** So many files are read at once; those after them wait in line. */
const RUNNING = 2;
const WAITING = 20;

/** A file of 10 MB takes a few seconds and a few hundred MB; what takes more is not a spreadsheet of people. */
const LONGEST_MS = 60_000;
const MOST_MEGABYTES = 768;

const inLine = atMost({ running: RUNNING, waiting: WAITING });

/**
 * Works out an import in a thread of its own, so that no file holds up the server or takes its memory. Throws Refusal:
 * 422 `file_too_much` where it takes too long or too much, 503 where too many wait.
 */
export function draftInWorker(request: DraftRequest, { longestMs = LONGEST_MS } = {}): Promise<DraftResult> {
  return inLine(() => run(request, longestMs));
}

function run(request: DraftRequest, longestMs: number): Promise<DraftResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url), {
      workerData: request,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 64 },
    });
    const timer = setTimeout(() => end(() => reject(tooMuch())), longestMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (result: DraftResult) => end(() => resolve(result)));
    worker.once('error', (error) => end(() => reject(isOutOfMemory(error) ? tooMuch() : error)));
    worker.once('exit', () => end(() => reject(tooMuch())));
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuch(): Refusal {
  return new Refusal({
    code: 'file_too_much',
    status: 422,
    message: 'This file takes too much time or memory to read here. Split it, or use the command line.',
  });
}
