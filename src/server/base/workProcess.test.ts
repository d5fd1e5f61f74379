import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExampleAnswer, ExampleWork } from '#testing/server/exampleWork.ts';
import type { WorkMessage } from './workProcess.ts';

const SCRIPT = fileURLToPath(new URL('../../../testing/server/exampleWork.ts', import.meta.url));
const NOBODY = 65_534;
const OWN = process.getuid?.() ?? -1;
const isRoot = OWN === 0;

let child: ChildProcess | null = null;
afterEach(() => child?.kill('SIGKILL'));

function start(): (refusal?: string | null, becomesNobody?: boolean) => Promise<ExampleAnswer | number | null> {
  const started = fork(SCRIPT, [], { execArgv: ['--disable-warning=ExperimentalWarning'], silent: true });
  child = started;
  return (refusal = null, becomesNobody = true) =>
    new Promise((resolve) => {
      started.once('message', (answer: ExampleAnswer) => resolve(answer));
      started.once('exit', (code) => resolve(code));
      const message: WorkMessage = { request: { refusal } satisfies ExampleWork, becomesNobody };
      started.send(message);
    });
}

describe.skipIf(!isRoot)('a process of root that reads what a stranger sent', () => {
  it('loads its code as root and reads as nobody, and stays nobody', async () => {
    const ask = start();
    expect(await ask()).toEqual({ loadedBy: OWN, answeredBy: NOBODY });
    expect(await ask()).toEqual({ loadedBy: NOBODY, answeredBy: NOBODY });
  });

  it('goes on as it is where a container lets root become nobody else (EPERM)', async () => {
    expect(await start()('EPERM')).toEqual({ loadedBy: OWN, answeredBy: OWN });
  });

  it('ends without an answer where it cannot become nobody for another reason', async () => {
    expect(await start()('EINVAL')).toEqual(expect.any(Number));
  });
});

it('reads as its own user where it is told to', async () => {
  expect(await start()(null, false)).toEqual({ loadedBy: OWN, answeredBy: OWN });
});

it.skipIf(isRoot)('of anybody else stays theirs', async () => {
  expect(await start()()).toEqual({ loadedBy: OWN, answeredBy: OWN });
});
