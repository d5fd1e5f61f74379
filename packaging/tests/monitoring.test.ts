import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const MONITORING = join(dirname(dirname(fileURLToPath(import.meta.url))), 'monitoring');
const RULES = 'milepost.rules.yml';
const RULES_TEST = 'milepost.rules.test.yml';
const BOARD = 'milepost.grafana.json';
const TOKEN = 'a token of sixteen letters';

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.info('Skipped: alert rules as Prometheus reads them. There is no promtool here.');

let server: ExampleServer;
let told: ReadonlySet<string>;

beforeAll(async () => {
  server = await startExampleServer({ parts: { metricsToken: TOKEN }, has: { backups: true } });
  server.operations.backups.succeeded('2026-11-20T11:00:00.500Z');
  const ask = () => server.ask({ url: addresses.metrics, headers: { authorization: `Bearer ${TOKEN}` } });
  await ask();
  told = new Set((await ask()).body.match(/^[a-z_]+/gm));
});

afterAll(() => server.close());

describe.each([RULES, BOARD])('%s', (file) => {
  it('asks for nothing that the metrics do not have', () => {
    const asked = textOf(file).match(/\b(milepost|process)_[a-z_]+(?=[{[ )\]]|$)/gm) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });
});

it.runIf(hasPromtool).each([
  { what: 'are rules', args: ['check', 'rules', RULES] },
  { what: 'alert when they should', args: ['test', 'rules', RULES_TEST] },
])('alert rules $what', ({ args }) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: MONITORING, encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
});

function textOf(file: string): string {
  return readFileSync(join(MONITORING, file), 'utf8');
}
