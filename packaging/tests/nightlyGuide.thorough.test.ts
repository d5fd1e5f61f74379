import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const run = promisify(execFile);
const guide = readFileSync(new URL('../../docs/guide/nightly.md', import.meta.url), 'utf8');
const steps = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => lines);
const [cronLine = ''] = [...guide.matchAll(/^```cron\n([\s\S]*?)^```$/gm)].map(([, line = '']) => line);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

let server: ExampleServer;
let lead: Ask;
let home: string;
let address: string;
let token: string;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  lead = await server.signIn();
  const payload = { name: 'The nightly job', access: 'write' };
  token = (await lead({ method: 'POST', url: apiTokensPath('plan1'), payload })).json().token;
  home = mkdtempSync(join(tmpdir(), 'milepost-nightly-'));
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

/** In a shell that knows nothing but its home, as cron's does. */
async function inBareShell(lines: string): Promise<string> {
  const here = lines.replaceAll('https://milepost.example.org', address).replaceAll('mp_…', token);
  const { stdout } = await run('sh', ['-e', '-c', here], { cwd: home, env: { HOME: home, PATH: process.env.PATH } });
  return stdout;
}

/** The job writes the date before each answer. */
function lastAnswerOf(text: string): unknown {
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
}

const versionNow = async (): Promise<number> => (await lead({ url: planPath('plan1') })).json().version;

describe.runIf(hasCurl)('the steps of the guide to a nightly job, in a bare shell', { retry: 0 }, () => {
  it('are five, and a line of crontab', () => {
    expect([steps.length, cronLine.split(' ').length]).toEqual([5, 11]);
  });

  it('keep address and token in files that nobody else reads', async () => {
    await inBareShell(steps[0] ?? '');
    for (const name of ['settings', 'token']) {
      expect(statSync(join(home, 'milepost-job', name)).mode & 0o077).toBe(0);
    }
  });

  it('find the plan and its goals', async () => {
    expect(await inBareShell(steps[1] ?? '')).toContain('"id":"plan1"');
    expect(readFileSync(join(home, 'milepost-job/settings'), 'utf8')).toContain('PLAN=plan1\n');
    expect(await inBareShell(steps[2] ?? '')).toContain('"id":"g2","number":"1x1"');
  });

  it('write a figure, and the job its own', async () => {
    const before = await versionNow();
    expect(JSON.parse(await inBareShell(steps[3] ?? ''))).toEqual({ version: before + 1 });
    expect(lastAnswerOf(await inBareShell(steps[4] ?? ''))).toEqual({ version: before + 2 });
    const reply = await lead({ url: `${addresses.goals}?fiscal_year=0&ids=g2&fields=all_perf_data` });
    expect(reply.json()[0].all_perf_data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ date: '2026-09-01', actual: 40 }),
        expect.objectContaining({ date: '2026-10-01', actual: 41.5 }),
      ]),
    );
  });

  it('send what they can of a list with faults: an empty cell, Windows line ends, a row of nonsense, which they name', async () => {
    const job = join(home, 'milepost-job');
    const kept = readFileSync(join(job, 'figures.csv'));
    const before = await versionNow();
    const rows = ['goal,period,actual', '1.1,2026-08,39', '1.1,2026-07,', 'total', '1.1,2026-06,many', ''];
    writeFileSync(join(job, 'figures.csv'), rows.join('\r\n'));
    const ended = await inBareShell('"$HOME/milepost-job/nightly.sh"').then(
      () => null,
      (error) => error,
    );
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/row 4 .*: total\n.*row 5 .*: 1\.1,2026-06,many\n/s),
    });
    expect(lastAnswerOf(ended.stdout)).toEqual({ version: before + 1 });
    expect(statSync(join(job, 'figures.json')).mode & 0o077).toBe(0);

    writeFileSync(join(job, 'figures.csv'), 'goal,period,actual\n');
    expect(await inBareShell('"$HOME/milepost-job/nightly.sh"')).toContain('There is no figure to send.');
    writeFileSync(join(job, 'figures.csv'), kept);
  });

  it('run at night as by hand: the same figures change nothing, and the log says so', async () => {
    const before = await versionNow();
    await inBareShell(cronLine.split(' ').slice(5).join(' '));
    const log = readFileSync(join(home, 'milepost-job/nightly.log'), 'utf8');
    expect(statSync(join(home, 'milepost-job/nightly.log')).mode & 0o077).toBe(0);
    expect(lastAnswerOf(log)).toEqual({ version: before });
    expect(await versionNow()).toBe(before);
  });
});
