import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { makeDatabase } from '#testing/server/testDatabases.ts';
import { refuseMissingStore } from './refuseMissingStore.ts';

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine({}, { isStarted: false, input: 'correct horse battery staple' });
  line.write('goals.csv', 'number,title\n1,Homes\n');
});
afterEach(() => line.remove());

const SERVER = process.env.TEST_DATABASE_URL ?? '';

const COMMANDS = [
  ['backup'],
  ['import', '--plan', 'City', 'goals.csv'],
  ['export', '--plan', 'City', 'city.xlsx'],
  ['move', '--to', 'elsewhere'],
  ['demo', '--remove'],
  ['user'],
  ['user', 'create', 'ada@example.org', '--administrator'],
  ['user', 'lead', 'ada@example.org', '--plan', 'City'],
  ['plan'],
];

/** Each is a process of its own. */
const FOUR_PROGRAMS_MS = 180_000;

describe('a command never makes a store', () => {
  it.each(COMMANDS.map((words) => [words.join(' '), words] as const))(
    'milepost %s says where it looked, what to set, and makes nothing',
    async (_, words) => {
      const { status, output, reasons } = await line.run(...words);
      const folder = join(line.folder, 'data');
      expect([status, output]).toEqual([1, '']);
      expect(reasons).toContain(`There is no Milepost in ${folder} (MILEPOST_DATA; DATABASE_URL is not set).`);
      expect(reasons).toContain('/etc/milepost.env');
      expect(readdirSync(line.folder)).toEqual(['goals.csv']);
    },
  );

  it('in a folder that has something else neither', async () => {
    mkdirSync(join(line.folder, 'data'));
    expect((await line.run('plan')).status).toBe(1);
    expect(readdirSync(join(line.folder, 'data'))).toEqual([]);
  });

  it('says where nothing is set that it looked in ./data', async () => {
    const config = readConfig(line.environment);
    await expect(refuseMissingStore(config, {})).rejects.toMatchObject({
      code: 'no_store',
      message: expect.stringContaining('MILEPOST_DATA is not set, so ./data'),
    });
  });

  it.runIf(SERVER !== '')(
    'in a database without our tables neither',
    async () => {
      const database = await makeDatabase(SERVER);
      const asked = createExampleCommandLine({ DATABASE_URL: database.url }, { isStarted: false });
      for (const words of [['plan'], ['backup'], ['move', '--to', 'elsewhere']]) {
        const { status, reasons } = await asked.run(...words);
        expect([status, reasons]).toEqual([1, expect.stringContaining('There is no Milepost in the database of')]);
      }
      expect(readdirSync(asked.folder)).toEqual([]);
      expect((await asked.run('demo')).status).toBe(0);
      asked.remove();
      await database.drop();
    },
    FOUR_PROGRAMS_MS,
  );

  it('but demo, of which the plan is there after', async () => {
    expect((await line.run('demo')).status).toBe(0);
    expect((await line.run('plan')).output).not.toBe('');
  });
});
