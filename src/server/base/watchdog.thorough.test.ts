import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const PROGRAM = join(ROOT, 'testing', 'server', 'childHeld.ts');
const LAUNCHER = join(ROOT, 'scripts', 'node24.mjs');

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(words: readonly string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], { stdio: 'pipe' });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  );
  const said = async (words: string) => {
    while (!text.includes(words)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { child, ended, said, text: () => text };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a program whose thread takes no turn', { timeout: 60_000 }, () => {
  it.each([
    ['a loop', 'loop', 'at Object.holdInLoop'],
    ['a pattern that goes back again and again', 'pattern', 'at RegExp.test'],
  ])('says that it is held in %s and ends with 70', async (_name, kind, where) => {
    const program = start([PROGRAM, kind]);
    expect(await program.ended).toBe(70);
    expect(program.text()).toMatch(/took no turn for \d+ s and is ended with 70/);
    expect(program.text()).toContain(`"${where}`);
  });

  it('ends also where it is held outside of JavaScript', async () => {
    const program = start([PROGRAM, 'outside']);
    expect(await program.ended).toBe('SIGALRM');
    expect(program.text()).toContain('outside of JavaScript');
  });

  it('is left alone while it is held for less than that, and while the whole program stands still', async () => {
    const program = start([PROGRAM, 'a while']);
    await program.said('begun');
    await wait(400);
    program.child.kill('SIGSTOP');
    await wait(1_500);
    program.child.kill('SIGCONT');
    await wait(300);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});

describe('the launcher', { timeout: 90_000 }, () => {
  it('starts again what was held, three times an hour, and then waits', async () => {
    const launched = start([LAUNCHER, PROGRAM, 'loop']);
    await launched.said('not before');
    expect(launched.text().match(/begun/g)).toHaveLength(4);
    expect(launched.text()).toContain('(3 of 3 within an hour)');
    launched.child.kill('SIGTERM');
    expect(await launched.ended).toBe(70);
  });

  it('ends within 15 s, by SIGTERM, a program that is held and hears nothing', async () => {
    const launched = start([LAUNCHER, PROGRAM, 'loop', 'unwatched']);
    await launched.said('begun');
    launched.child.kill('SIGTERM');
    expect(await launched.ended).toBe(137);
  });
});
