import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { atMost } from './atMost.ts';
import { childEnvironment } from './childEnvironment.ts';
import { mayBeNobodys } from './nobody.ts';
import type { WorkMessage } from './workProcess.ts';

export type WorkProcesses = {
  /** Throws what the limits say where it exceeds them, and the reason of `signal` once that is aborted. */
  run(work: ProcessWork): Promise<unknown>;
};

export type ProcessWork = {
  /** Sent as a structured clone. */
  readonly request: unknown;
  /** An idle process goes on only for the same: what one asker handed over, the next never meets. */
  readonly reusedFor: string;
  /** It reads files that its own user alone may read, so it does not become nobody. */
  readonly isOwnUser?: boolean;
  readonly signal?: AbortSignal | undefined;
};

export type ProcessLimits = {
  readonly script: URL;
  readonly running: number;
  readonly waiting: number;
  readonly longestMs: number;
  /** Of the whole process where the system tells it (Linux), of its heap everywhere. */
  readonly megabytes: number;
  readonly tooSlow: () => Error;
  readonly tooMuch: () => Error;
};

const IDLE_FOR_MS = 10_000;
const MOST_IDLE = 2;
/** Processor time adds up, and is limited. */
const MOST_ASKED = 20;
const LOOK_EVERY_MS = 200;
const KIBIBYTES_IN_MEGABYTE = 1024;

type Running = { readonly child: ChildProcess; asked: number };
type Idle = { readonly process: Running; readonly reusedFor: string; readonly ending: NodeJS.Timeout };

/**
 * For reading what strangers sent: in processes that know none of the server’s secrets, under limits of time and memory.
 * Whatever happens there ends the process and nothing else.
 */
export function createWorkProcesses(limits: ProcessLimits): WorkProcesses {
  const inLine = atMost(limits);
  const idle: Idle[] = [];

  function runOnce({ request, reusedFor, isOwnUser = false, signal }: ProcessWork): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason);
      const used = take(reusedFor) ?? { child: start(limits), asked: 0 };
      const { child } = used;
      used.asked += 1;
      let error = '';
      const handleError = (chunk: Buffer) => {
        error = `${error}${chunk.toString()}`.slice(-2000);
      };
      const settle = () => {
        clearTimeout(timer);
        clearInterval(looking);
        signal?.removeEventListener('abort', handleAbort);
        child.off('message', handleMessage);
        child.off('error', handleFailure);
        child.off('exit', handleExit);
        child.stderr?.off('data', handleError);
      };
      const fail = (reason: unknown) => {
        settle();
        // Its failures are told already.
        child.on('error', () => undefined);
        child.kill('SIGKILL');
        reject(reason);
      };
      const handleMessage = (answer: unknown) => {
        settle();
        giveBack(used, reusedFor);
        resolve(answer);
      };
      const handleFailure = (reason: Error) => fail(reason);
      const handleExit = (code: number | null, by: NodeJS.Signals | null) => {
        if (by === 'SIGXCPU') fail(limits.tooSlow());
        else if (ENDED_BY_MEMORY.has(by ?? '') || code === OUT_OF_MEMORY) fail(limits.tooMuch());
        else fail(new Error(`A process that reads ended (${by ?? code}). ${error}`));
      };
      const handleAbort = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(limits.tooSlow()), limits.longestMs);
      const looking = setInterval(() => {
        void residentMegabytes(child.pid).then((megabytes) => {
          if (megabytes > limits.megabytes) fail(limits.tooMuch());
        });
      }, LOOK_EVERY_MS);
      signal?.addEventListener('abort', handleAbort);
      child.on('message', handleMessage);
      child.on('error', handleFailure);
      child.on('exit', handleExit);
      child.stderr?.on('data', handleError);
      const message: WorkMessage = {
        request,
        becomesNobody: !isOwnUser && mayBeNobodys([fileURLToPath(limits.script)]),
      };
      child.send(message, (failed) => failed !== null && handleFailure(failed));
    });
  }

  function take(reusedFor: string): Running | null {
    const at = idle.findIndex((each) => each.reusedFor === reusedFor);
    const [found] = at < 0 ? [] : idle.splice(at, 1);
    if (found === undefined) return null;
    clearTimeout(found.ending);
    found.process.child.removeAllListeners('exit');
    hold(found.process.child, true);
    return found.process;
  }

  function giveBack(used: Running, reusedFor: string): void {
    const { child, asked } = used;
    const end = () => {
      const at = idle.findIndex((each) => each.process === used);
      if (at >= 0) idle.splice(at, 1);
      child.kill('SIGKILL');
    };
    if (asked >= MOST_ASKED || idle.length >= MOST_IDLE) {
      end();
      return;
    }
    hold(child, false);
    child.once('exit', end);
    idle.push({ process: used, reusedFor, ending: setTimeout(end, IDLE_FOR_MS).unref() });
  }

  return { run: (work) => inLine(() => runOnce(work)) };
}

/** How V8 ends a process whose heap is full. */
const ENDED_BY_MEMORY = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV']);
const OUT_OF_MEMORY = 134;

/** Where the server itself was killed, a process that is held fast ends by its processor time. */
const PROCESSOR_SECONDS = 150;

function start({ script, megabytes }: ProcessLimits): ChildProcess {
  const own = ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${Math.floor(megabytes * 0.75)}`];
  const isWindows = process.platform === 'win32';
  return fork(fileURLToPath(script), [], {
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(isWindows
      ? { execArgv: own }
      : {
          execPath: '/bin/sh',
          execArgv: ['-c', `ulimit -t ${PROCESSOR_SECONDS}; exec "$0" "$@"`, process.execPath, ...own],
        }),
  });
}

/** Whether it keeps the server running: an idle one does not. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel, child.stderr]) {
    if (each === null || each === undefined || !('ref' in each) || typeof each.ref !== 'function') continue;
    if (isHeld) each.ref();
    else if ('unref' in each && typeof each.unref === 'function') each.unref();
  }
}

/** 0 where the system does not tell it. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kibibytes) / KIBIBYTES_IN_MEGABYTE;
}
