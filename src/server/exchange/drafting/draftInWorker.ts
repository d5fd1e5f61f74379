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

/** A thread stays so long for the next answer or file: it starts in a second, and works a small import out in a tenth. */
const IDLE_FOR_MS = 30_000;
/** After a larger file than this its thread ends, and gives back its memory at once. */
const SMALL_BYTES = 1024 * 1024;

const inLine = atMost({ running: RUNNING, waiting: WAITING });
const idle: IdleWorker[] = [];

type IdleWorker = { readonly worker: Worker; readonly ended: () => void; readonly ending: NodeJS.Timeout };

/**
 * Works out an import in a thread of its own, so that no file holds up the server or takes its memory. Throws Refusal:
 * 422 `file_too_much` where it takes too long or too much, 503 where too many wait.
 */
export function draftInWorker(request: DraftRequest, { longestMs = LONGEST_MS } = {}): Promise<DraftResult> {
  return inLine(() => run(request, longestMs));
}

function run(request: DraftRequest, longestMs: number): Promise<DraftResult> {
  return new Promise((resolve, reject) => {
    const worker = takeWorker();
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', handleResult);
      worker.off('error', handleError);
      worker.off('exit', handleExit);
    };
    const fail = (error: unknown) => {
      settle();
      void worker.terminate();
      reject(error);
    };
    const handleResult = (result: DraftResult) => {
      settle();
      giveBack(worker, request);
      resolve(result);
    };
    const handleError = (error: unknown) => fail(isOutOfMemory(error) ? tooMuch() : error);
    const handleExit = () => fail(tooMuch());
    const timer = setTimeout(() => fail(tooMuch()), longestMs);
    worker.on('message', handleResult);
    worker.on('error', handleError);
    worker.on('exit', handleExit);
    worker.postMessage(request);
  });
}

function takeWorker(): Worker {
  const waiting = idle.pop();
  if (waiting !== undefined) {
    const { worker, ended, ending } = waiting;
    clearTimeout(ending);
    worker.off('error', ended);
    worker.off('exit', ended);
    worker.ref();
    return worker;
  }
  return new Worker(new URL('./importWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 24 },
  });
}

function giveBack(worker: Worker, { files }: DraftRequest): void {
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > SMALL_BYTES) {
    void worker.terminate();
    return;
  }
  const ended = () => {
    const at = idle.findIndex((each) => each.worker === worker);
    if (at >= 0) idle.splice(at, 1);
    void worker.terminate();
  };
  // It keeps no program running that is done otherwise.
  worker.unref();
  worker.on('error', ended);
  worker.on('exit', ended);
  idle.push({ worker, ended, ending: setTimeout(ended, IDLE_FOR_MS).unref() });
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
