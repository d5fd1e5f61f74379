import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, goalPath } from '#contract/addresses.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ADMINISTRATOR, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const run = promisify(execFile);
const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const guide = readFileSync(join(ROOT, 'docs/guide/api.md'), 'utf8');
const sharingGuide = readFileSync(join(ROOT, 'docs/guide/sharing.md'), 'utf8');
const nightlyGuide = readFileSync(join(ROOT, 'docs/guide/nightly.md'), 'utf8');
const examples = [...guide.matchAll(/```(sh|ts)\n(.*?)```/gs)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);
if (!hasCurl) console.warn('The examples with curl are not run: there is no curl.');

let server: ExampleServer;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const lead = await server.signIn();
  await lead({ method: 'PATCH', url: goalPath('plan1', 'g2'), payload: { number: '1.1' } });
  const payload = { name: 'The guide', access: 'write' };
  const { token } = (await lead({ method: 'POST', url: apiTokensPath('plan1'), payload })).json();
  folder = mkdtempSync(join(tmpdir(), 'milepost-guide-'));
  writeFileSync(join(folder, 'entries.csv'), 'goal_number,date,actual\n1.1,2026-09-01,17\n');
  environment = { ...process.env, MILEPOST: address, MILEPOST_TOKEN: token, PLAN: 'plan1', GOAL: 'g2' };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the examples of the guide', () => {
  it('are there in both languages', () => {
    expect(examples.map(({ language }) => language)).toEqual(['sh', 'sh', 'sh', 'sh', 'ts', 'sh', 'sh']);
  });

  it.each(examples.filter(({ language }) => language === 'ts' || hasCurl))(
    'run: $language',
    async ({ language, code }) => {
      const file = join(folder, `example.${language === 'ts' ? 'mts' : 'sh'}`);
      writeFileSync(file, language === 'ts' ? code : `set -e -o pipefail\n${code}`);
      const program = language === 'ts' ? process.execPath : 'bash';
      const { stderr } = await run(program, [file], { cwd: folder, env: { ...environment, NODE_NO_WARNINGS: '1' } });
      expect(stderr).toBe('');
    },
  );

  it('have written what they say', async () => {
    const series = (await findSeries(server.store.db, { planId: 'plan1' })).get('g2');
    const actuals = [...(series?.actuals ?? [])].slice(-3);
    expect(actuals).toEqual(hasCurl ? [17, 41.5, 43.25] : [9, 9, 43.25]);
  });
});

describe('the guide to a nightly job', () => {
  it.runIf(hasCurl)('leads from nothing to a job that runs, line by line', async () => {
    const { MILEPOST = '', MILEPOST_TOKEN = '', PATH } = environment;
    const steps = [...nightlyGuide.matchAll(/```sh\n(.*?)```/gs)].map(([, code = '']) =>
      code.replace('https://milepost.example.org', MILEPOST).replace('mp_…', MILEPOST_TOKEN),
    );
    const said: string[] = [];
    for (const step of steps) {
      const { stdout } = await run('sh', ['-ec', step], { env: { PATH, HOME: folder } });
      said.push(stdout);
    }
    const version = expect.stringMatching(/\{"version":\d+\}\n?$/);
    expect(said).toEqual([
      '',
      expect.stringContaining('"id":"plan1"'),
      expect.stringContaining('"1.1"'),
      version,
      version,
    ]);
  });
});

describe('the example of the guide to sharing', () => {
  it.runIf(hasCurl)('makes a share, of who has signed in', async () => {
    const [, code = ''] = /```sh\n(.*?)```/s.exec(sharingGuide) ?? [];
    const address = environment.MILEPOST ?? '';
    const json = ['-sS', '-H', 'content-type: application/json'];
    const signIn = ['-c', 'cookies.txt', `${address}${addresses.signIn}`, '-d', JSON.stringify(EXAMPLE_ADMINISTRATOR)];
    await run('curl', [...json, ...signIn], { cwd: folder });
    const here = code
      .replace('https://plan.example.org', address)
      .replace('/PLAN/', '/plan1/')
      .replace('curl', 'curl -sS');
    const { stdout } = await run('bash', ['-c', here], { cwd: folder });
    expect(Object.keys(JSON.parse(stdout)).toSorted()).toEqual(['embed', 'encv', 'health_meter_url', 'id', 'long_url']);
  });
});
