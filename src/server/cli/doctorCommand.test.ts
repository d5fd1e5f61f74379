import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

let line: ExampleCommandLine;
afterEach(() => {
  vi.unstubAllEnvs();
  line.remove();
});

/** What is found beside it says nothing of the browser, whose start takes seconds. */
const withoutBrowser = () => vi.stubEnv('MILEPOST_CHROMIUM', '/nowhere/chromium');

const folder = () => line.environment.MILEPOST_DATA ?? '';

describe('milepost doctor', () => {
  beforeEach(() => {
    line = createExampleCommandLine({});
  });

  it('ends with 0 where nothing is wrong', async () => {
    expect(await line.run('doctor')).toMatchObject({ status: 0, output: 'Nothing is wrong.' });
  });

  it('takes no names', async () => {
    expect((await line.run('doctor', 'everything')).status).toBe(2);
  });
});

describe('milepost doctor finds', () => {
  it.each<{ what: string; variables: Record<string, string>; finds: RegExp }>([
    {
      what: 'a wrong setting, by name',
      variables: { PORT: 'many' },
      finds: /^PORT must be a whole number from 0 to 65535\. Until then the server does not start\.$/m,
    },
    {
      what: 'an https address without a trusted proxy',
      variables: { MILEPOST_URL: 'https://goals.example.org' },
      finds: /MILEPOST_PROXY is not set.*Set MILEPOST_PROXY to the address/,
    },
    {
      what: 'a folder of feeds that is not there',
      variables: { MILEPOST_FEED_FOLDERS: 'permits=/srv/nowhere/permits' },
      finds: /The folder \/srv\/nowhere\/permits that feeds read as “permits” is not there.*Create or mount it/,
    },
    {
      what: 'a mail server that does not answer, without its password',
      variables: { MILEPOST_SMTP_URL: 'smtp://ada:never-shown@127.0.0.1:9' },
      finds: /Mail cannot be sent: .*\(ECONNREFUSED|Mail cannot be sent: .*\(ESOCKET/,
    },
    {
      what: 'an origin of feeds that cannot be reached',
      variables: { MILEPOST_FEED_ORIGINS: 'http://127.0.0.1:9' },
      finds: /http:\/\/127\.0\.0\.1:9 of MILEPOST_FEED_ORIGINS cannot be reached from here\. Start it/,
    },
    {
      what: 'a database that does not answer',
      variables: { DATABASE_URL: 'postgres://milepost:never-shown@127.0.0.1:9/milepost' },
      finds: /^The store cannot be opened\. The database does not answer: start it, or correct DATABASE_URL\.$/m,
    },
    {
      what: 'a folder of backups without one',
      variables: { MILEPOST_BACKUP_FOLDER: '/tmp' },
      finds: /There is no backup in \/tmp\. Is the server running\?/,
    },
  ])('$what', async ({ variables, finds }) => {
    withoutBrowser();
    line = createExampleCommandLine(variables);
    const { status, output } = await line.run('doctor');
    expect(status).toBe(1);
    expect(output).toMatch(finds);
    expect(output).not.toContain('never-shown');
    expect(output).toMatch(/\nTo put right: \d+\.$/);
  });

  it('a newest change that lies in the future', async () => {
    withoutBrowser();
    line = createExampleCommandLine({ MILEPOST_TODAY: '' });
    line.write('goals.csv', 'number,title\n1,Homes\n');
    await line.run('import', '--plan', 'City', 'goals.csv');
    await line.look((store) => store.db.updateTable('change').set({ at: '2999-01-01T00:00:00.000Z' }).execute());
    const { status, output } = await line.run('doctor');
    expect([status, output]).toEqual([1, expect.stringMatching(/newest change is of 2999-01-01.*timedatectl/)]);
  });

  it('a data folder that others may look into', async () => {
    withoutBrowser();
    line = createExampleCommandLine({});
    await line.run('doctor');
    chmodSync(folder(), 0o755);
    expect((await line.run('doctor')).output).toContain(`Others on this machine may look into ${folder()}. Allow`);
  });

  it('a store that is not there, and makes none', async () => {
    line = createExampleCommandLine({}, { isStarted: false });
    const { status, output } = await line.run('doctor');
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('The store cannot be opened. There is no Milepost in'),
    ]);
  });

  it('nothing in an origin that answers and a folder that is there', async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    line = createExampleCommandLine({
      MILEPOST_FEED_ORIGINS: `http://127.0.0.1:${port}`,
      MILEPOST_FEED_FOLDERS: 'tmp=/tmp',
    });
    expect(await line.run('doctor')).toMatchObject({ status: 0 });
    server.close();
  });
});
