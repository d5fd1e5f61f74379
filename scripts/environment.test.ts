import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ENVIRONMENT, readConfig } from '#server/config.ts';
import { readEnvironmentFile } from './environmentFile.ts';
import { composeVariables, environmentExample, settingsTables } from './settingsPages.ts';
import { notesOf, VARIABLE_GROUPS } from './variableNotes.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('every variable that is read has its note, and no other', () => {
  expect(
    VARIABLE_GROUPS.flatMap(notesOf)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(ENVIRONMENT.toSorted());
});

it('.env.example, compose.yaml and the guide are written from the notes (node scripts/settings.ts writes them)', () => {
  expect(read('.env.example')).toBe(environmentExample());
  expect(read('compose.yaml')).toContain(`      # From .env:\n${composeVariables()}\n    #`);
  expect(read('docs/guide/settings.md').endsWith(`\n\n${settingsTables()}\n`)).toBe(true);
});

it('compose hands on every variable, or sets it itself', () => {
  const compose = read('compose.yaml');
  const image = read('Dockerfile');
  for (const name of ENVIRONMENT) {
    const isHandedOn = new RegExp(`^ {6}${name}: `, 'm').test(compose);
    expect([name, isHandedOn || new RegExp(`^ENV .*\\b${name}=`, 'm').test(image)]).toEqual([name, true]);
  }
});

describe('.env.example with every line in force', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-environment-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'env');
  writeFileSync(
    file,
    environmentExample()
      .replace(/^#([A-Z_]+=)$/gm, '$1of-my-own-and-long')
      .replace(/^#([A-Z_]+=)/gm, '$1'),
  );
  const show = `JSON.stringify(Object.fromEntries(${JSON.stringify(ENVIRONMENT)}.map((name) => [name, process.env[name]])))`;
  const node = process.execPath;
  const environment = { PATH: process.env.PATH };
  const run = (command: string, args: readonly string[]): unknown =>
    JSON.parse(
      execFileSync(command, args, { encoding: 'utf8', env: environment, stdio: ['ignore', 'pipe', 'inherit'] }),
    );

  const bySystemd = readEnvironmentFile(readFileSync(file, 'utf8'));

  it('starts Milepost', () => {
    expect(Object.keys(bySystemd).toSorted()).toEqual(ENVIRONMENT.toSorted());
    expect(readConfig(bySystemd)).toMatchObject({
      mail: { from: 'milepost@example.org', fromName: 'Milepost' },
      oidc: { name: 'Example sign-on' },
    });
  });

  it('is read alike by a shell', () => {
    expect(run('sh', ['-euc', `set -a; . "$1"; exec "$2" -p '${show}'`, 'sh', file, node])).toEqual(bySystemd);
  });

  it('is read alike by node --env-file', () => {
    expect(run(node, [`--env-file=${file}`, '-p', show])).toEqual(bySystemd);
  });
});
