import { Worker } from 'node:worker_threads';
import { atMost } from './atMost.ts';
import { childEnvironment } from './childEnvironment.ts';
import type { Refusal } from './errors.ts';

export type WorkThreads = {
  /** Throws the Refusal for too much where it exceeds its time or memory, and 503 where too many wait. */
  run<Result>(request: ThreadRequest): Promise<Result>;
};

export type ThreadRequest = {
  /** Posts the request; a large one in parts, between which the event loop runs. */
  readonly send: (worker: Worker) => Promise<void>;
  readonly longestMs: number;
  /** Ends the thread afterwards, which frees its memory at once. */
  readonly isLarge: boolean;
};

export type ThreadLimits = {
  readonly script: URL;
  readonly running: number;
  readonly waiting: number;
  readonly megabytes: number;
  readonly tooMuch: () => Refusal;
};

/** An idle thread is kept so long: starting one takes a second, a small request a tenth. */
const IDLE_FOR_MS = 30_000;

type IdleWorker = { readonly worker: Worker; readonly ended: () => void; readonly ending: NodeJS.Timeout };

/** For work that would block the server or take its memory: it runs in threads with limits. */
export function createWorkThreads({ script, running, waiting, megabytes, tooMuch }: ThreadLimits): WorkThreads {
  const inLine = atMost({ running, waiting });
  const idle: IdleWorker[] = [];

  function runOnce<Result>({ send, longestMs, isLarge }: ThreadRequest): Promise<Result> {
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
      const handleResult = (result: Result) => {
        settle();
        if (isLarge) void worker.terminate();
        else giveBack(worker);
        resolve(result);
      };
      const handleError = (error: unknown) => fail(isOutOfMemory(error) ? tooMuch() : error);
      const handleExit = () => fail(tooMuch());
      const timer = setTimeout(() => fail(tooMuch()), longestMs);
      worker.on('message', handleResult);
      worker.on('error', handleError);
      worker.on('exit', handleExit);
      send(worker).catch(fail);
    });
  }

  function takeWorker(): Worker {
    const waitingWorker = idle.pop();
    if (waitingWorker !== undefined) {
      const { worker, ended, ending } = waitingWorker;
      clearTimeout(ending);
      worker.off('error', ended);
      worker.off('exit', ended);
      worker.ref();
      return worker;
    }
    return new Worker(script, {
      execArgv: [],
      env: childEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 24 },
    });
  }

  function giveBack(worker: Worker): void {
    const ended = () => {
      const at = idle.findIndex((each) => each.worker === worker);
      if (at >= 0) idle.splice(at, 1);
      void worker.terminate();
    };
    // An idle thread does not keep the program running.
    worker.unref();
    worker.on('error', ended);
    worker.on('exit', ended);
    idle.push({ worker, ended, ending: setTimeout(ended, IDLE_FOR_MS).unref() });
  }

  return { run: (request) => inLine(() => runOnce(request)) };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
