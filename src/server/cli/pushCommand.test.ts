import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer as bytesOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planPath, workPath } from '#contract/addresses.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { initiativesSchema } from '#contract/work.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let lead: Ask;
let line: ExampleCommandLine;
let url: string;
let token: string;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  lead = await server.signIn();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  token = await tokenOf('write');
  line = createExampleCommandLine({}, { isStarted: false });
  line.write('entries.csv', 'goal_number,date,actual\n1.2,2026-09-01,17\n1.2,2026-10-01,x\n');
});
afterEach(async () => {
  await server.close();
  line.remove();
});

const tokenOf = async (access: string): Promise<string> =>
  (await lead({ method: 'POST', url: apiTokensPath('plan1'), payload: { name: 'Push', access } })).json().token;
const push = (...args: readonly string[]) => line.run('push', '--url', url, '--token', token, ...args);
const versionNow = async (): Promise<number> => (await lead({ url: planPath('plan1') })).json().version;
const entriesOf = async (id: string) =>
  (await lead({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=all_perf_data` })).json()[0].all_perf_data;

describe('milepost push', () => {
  it('sends files into the plan of the token, without a store here, and says what an import says', async () => {
    const before = await versionNow();
    const { status, output } = await push('--report', 'report.json', 'entries.csv');
    expect(status).toBe(0);
    expect(output).toContain('Entries  2 read: 1 new, 1 kept out');
    expect(output).toContain(`Imported as change ${before + 1} of the plan “City plan” (plan1).`);
    expect(output).toContain('entries.csv, line 3, actual: “x”');
    expect(await entriesOf('g3')).toEqual([{ date: '2026-09-01', target: null, actual: 17 }]);
    expect(JSON.parse(readFileSync(join(line.folder, 'report.json'), 'utf8'))).toMatchObject({ version: before + 1 });
    expect(existsSync(join(line.folder, 'data'))).toBe(false);
    const again = await push('entries.csv');
    expect([again.status, again.output]).toEqual([0, expect.stringContaining('nothing was changed')]);
    expect(await versionNow()).toBe(before + 1);
  });

  describe('of a file that is likely another plan’s', () => {
    beforeEach(() => line.write('theirs.csv', 'number,title\n1.1,Sewers\n1.2,Trams\n'));
    const titleOf = async (id: string) =>
      (await lead({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=item` })).json()[0].item;

    it('refuses, says why and how it goes in', async () => {
      const before = await versionNow();
      const { status, reasons } = await push('theirs.csv');
      expect([status, await versionNow()]).toEqual([1, before]);
      expect(reasons).toMatch(/2 goals of it are in “City plan” by their numbers, but 0 of these titles match/);
      expect(reasons).toContain('--new-titles');
    });

    it('shows in a dry run what it would do', async () => {
      const { status, output } = await push('--dry-run', 'theirs.csv');
      expect([status, output]).toEqual([0, expect.stringContaining('Likely the file of another plan')]);
    });

    it.each(['--new-titles', '--accept'])('takes it with %s', async (option) => {
      expect([(await push(option, 'theirs.csv')).status, await titleOf('g3')]).toEqual([0, 'Trams']);
    });

    it('tells it as well where the page would propose more for its headings', async () => {
      line.write('theirs.csv', 'number,title,Responsible\n1.1,Sewers,Ada\n1.2,Trams,Ada\n');
      expect((await push('theirs.csv')).reasons).toContain('Likely the file of another plan');
    });
  });

  it('only shows what would be done in a dry run', async () => {
    const before = await versionNow();
    expect((await push('--dry-run', 'entries.csv')).output).toContain('A dry run: nothing was written.');
    expect(await versionNow()).toBe(before);
  });

  it('reads files of another layout by a mapping', async () => {
    line.write('other.csv', 'Ziel,Monat,Ist\n1.2,2026-09-01,17\n');
    line.write('mapping.json', '{"columns": {"Ziel": "goal_number", "Monat": "date", "Ist": "actual"}}');
    expect((await push('--mapping', 'mapping.json', 'other.csv')).status).toBe(0);
    expect(await entriesOf('g3')).toMatchObject([{ actual: 17 }]);
  });

  it('refuses files of another layout and lists how they would be read; with --accept they are read so', async () => {
    const before = await versionNow();
    line.write('other.csv', 'Stand Oktober,,\nNr.,Datum,Ist\n1.2,2026-09-01,17\n');
    const refused = await push('other.csv');
    expect([refused.status, await versionNow()]).toEqual([1, before]);
    expect(refused.reasons).toContain('nothing was imported. With --accept the files are read as listed above.');
    expect(refused.output).toContain('Nr. = number');
    const accepted = await push('--accept', 'other.csv');
    expect([accepted.status, accepted.output]).toEqual([0, expect.stringContaining('Nr. = number')]);
    expect(await entriesOf('g3')).toMatchObject([{ actual: 17 }]);
  });

  it('reads a file in our columns though the page would propose more for it', async () => {
    line.write('more.csv', 'number,title,Responsible\n1.9,Trees,Ada\n');
    expect(await push('more.csv')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Responsible (1 cell)'),
    });
  });

  it('asks about an action plan, and pushes it again into the same initiatives', async () => {
    const actions = (percent: string) =>
      `Action,Lead,Start,End,% complete,Status\nSurvey the roads,Ada,2026-01-05,2026-03-31,100%,Done\nRenew Mill Street,Ada,2026-04-01,2026-12-31,${percent},In hand\n`;
    const workOf = async () =>
      initiativesSchema
        .parse((await lead({ url: workPath('plan1', 'initiatives') })).json())
        .map(({ title, state, percent }) => `${title}: ${state} ${percent}%`);
    line.write('actions.csv', actions('40%'));
    const refused = await push('actions.csv');
    expect([refused.status, await workOf()]).toEqual([1, []]);
    const said = ['--answer', 'goal=1.1', '--answer', 'state In hand=active', 'actions.csv'];
    expect((await push(...said)).output).toContain('Initiatives');
    expect(await workOf()).toEqual(['Survey the roads: done 100%', 'Renew Mill Street: active 40%']);
    line.write('actions.csv', actions('75%'));
    // Which goal they are for is known by now.
    expect((await push('--answer', 'state In hand=active', 'actions.csv')).status).toBe(0);
    expect(await workOf()).toEqual(['Survey the roads: done 100%', 'Renew Mill Street: active 75%']);
    expect((await push(...said)).output).toContain('nothing was changed');
  });

  it('takes sheets, rows of headings and the year of headings from options', async () => {
    line.write('other.csv', 'x\ngoal_number,Sep,Oct\n1.2,17,18\n');
    expect((await push('--header-row', '2', 'other.csv')).reasons).toContain('“Sep”, “Oct” name no year');
    expect((await push('--header-row', '2', '--year', '2026', 'other.csv')).status).toBe(0);
    expect(await entriesOf('g3')).toMatchObject([{ actual: 17 }, { actual: 18 }]);
    expect((await push('--year', '26', 'other.csv')).status).toBe(2);
  });

  it('sends a list of figures in JSON as one change, and lists each that is refused', async () => {
    const before = await versionNow();
    line.write('good.json', '[{"goal": "1.2", "period": "2026-10", "actual": 3}]');
    expect(await push('good.json')).toMatchObject({
      status: 0,
      output: expect.stringContaining(`change ${before + 1}`),
    });
    line.write(
      'bad.json',
      '[{"goal": "9", "period": "2026-10", "actual": 3}, {"goal": "1.2", "period": "x", "actual": 3}]',
    );
    const { status, reasons } = await push('bad.json');
    expect(status).toBe(1);
    expect(reasons).toContain('bad.json: 2 of 2 figures are refused. Nothing is written.');
    expect(reasons).not.toContain('see details');
    expect(reasons).toContain('[0] There is no goal with the number “9”');
    expect(reasons).toContain('[1] “x” is not a period.');
    expect(await versionNow()).toBe(before + 1);
  });

  it('takes address and token from the environment too', async () => {
    const other = createExampleCommandLine({ MILEPOST: url, MILEPOST_TOKEN: token }, { isStarted: false });
    other.write('entries.csv', 'goal_number,date,actual\n1.2,2026-09-01,17\n');
    expect((await other.run('push', 'entries.csv')).status).toBe(0);
    other.remove();
  });

  it.each([
    ['a token that only reads', async () => ['--token', await tokenOf('read')], 'may only read'],
    ['a token that is none', async () => ['--token', 'mp_nonsense'], 'opens nothing'],
    [
      'a server that is not there',
      async () => ['--url', 'http://127.0.0.1:9'],
      'No Milepost answers at http://127.0.0.1:9',
    ],
  ])('ends with the reason for %s, and never shows the token', async (_, args, reason) => {
    const used = await args();
    const { status, output, reasons } = await push(...used, 'entries.csv');
    expect([status, reasons]).toEqual([1, expect.stringContaining(reason)]);
    for (const secret of [token, ...used.filter((text) => text.startsWith('mp_'))]) {
      expect(`${output}${reasons}`).not.toContain(secret);
    }
  });

  it('does not carry the token to where a server leads', async () => {
    const elsewhere = createServer((_, response) => response.writeHead(302, { location: url }).end());
    const { status, reasons } = await push('--url', await listening(elsewhere), 'entries.csv');
    elsewhere.close();
    expect([status, reasons]).toEqual([1, expect.stringContaining('it leads to another address')]);
  });

  it.each([
    ['of a server of another version', '0.10.0', 'is version 0.10.0 and answers POST'],
    ['of one of the same version', programVersion, 'is not one of this version'],
    ['of one that tells none', undefined, 'is not one of this version'],
  ])('says whose command to use where the answer lacks counts: %s', async (_, version, reason) => {
    const before = await versionNow();
    const passedOn = async (request: IncomingMessage) => {
      const { method = 'GET', url: path = '', headers } = request;
      if (path === installationAddresses.version) return { version };
      const answer = await fetch(new URL(path, url), {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
        body: method === 'GET' ? null : await bytesOf(request),
      });
      const reply = await answer.json();
      return method === 'POST' ? { ...reply, chosen_parts: { goals: 0, fields: 0, cells: 1, settings: 0 } } : reply;
    };
    const older = createServer(async (request, response) => response.end(JSON.stringify(await passedOn(request))));
    const { status, reasons } = await push('--url', await listening(older), 'entries.csv');
    older.close();
    expect([status, reasons]).toEqual([1, expect.stringContaining(reason)]);
    expect(await versionNow()).toBe(before);
  });

  it.each([
    ['no file', ['--token', 'x']],
    ['an address that is none', ['--url', 'milepost', 'entries.csv']],
    ['an address with a password', ['--url', 'https://a:b@example.org', 'entries.csv']],
    ['a token with a line break', ['--token', 'a\nb', 'entries.csv']],
  ])('is called wrongly with %s', async (_, args) => {
    expect((await push(...args)).status).toBe(2);
  });
});

/** The address at which a server listens. */
async function listening(other: Server): Promise<string> {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
