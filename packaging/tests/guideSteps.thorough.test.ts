import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programVersion } from '#server/base/programVersion.ts';
import { createExampleMachine, type ExampleMachine } from './exampleMachine.ts';

const OLD = '0.1.0';
const SLOW = 120_000;
const guide = readFileSync(new URL('../../docs/guide/running.md', import.meta.url), 'utf8');

/** The blocks of a shell below a heading. */
function stepsOf(heading: string): readonly string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => lines);
}

const [install = '', begin = ''] = stepsOf('As a service');
const [upgrade = '', goBack = ''] = stepsOf('Upgrading');

let machine: ExampleMachine;
let port: number;
beforeAll(async () => {
  port = await freePort();
  machine = createExampleMachine(port);
  for (const version of [OLD, programVersion]) machine.putRelease(`milepost-${version}-linux-x64`, version);
}, SLOW);
afterAll(() => machine.remove(), SLOW);

/** Gives what the lines printed; shows it where they fail. */
async function succeed(lines: string): Promise<string> {
  const { status, output } = await machine.run(lines);
  if (status !== 0) throw new Error(`Ended with ${status}:\n${output}`);
  return output;
}
const versionServed = async () => (await fetch(`http://127.0.0.1:${port}/api/version`)).json();
const accounts = async () => (await machine.run('sudo milepost user')).output.match(/^\S+@\S+/gm);

it('names the version of this Milepost', () => {
  for (const steps of [install, upgrade]) expect(steps).toContain(`release=milepost-${programVersion}-linux-x64\n`);
});

describe('the steps of the guide, in a bare shell', { retry: 0 }, () => {
  it('install a release', { timeout: SLOW }, async () => {
    await succeed(install.replaceAll(programVersion, OLD));
    expect(statSync(machine.at('/etc/milepost.env')).mode & 0o777).toBe(0o600);
  });

  it('before the first start the command finds nothing, says where it looked, and makes nothing', async () => {
    const { status, output } = await machine.run('sudo milepost backup /var/backups/milepost/early.backup');
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(`There is no Milepost in ${machine.at('/var/lib/milepost')} (MILEPOST_DATA;`),
    ]);
    expect([existsSync(machine.at('/var/lib/milepost')), readdirSync(machine.at('/var/backups/milepost'))]).toEqual([
      false,
      [],
    ]);
  });

  it('start it', { timeout: SLOW }, async () => {
    appendFileSync(
      machine.at('/etc/milepost.env'),
      `PORT=${port}\nMILEPOST_DEMO=0\nMILEPOST_SMTP_URL=smtp://127.0.0.1:9\nMILEPOST_SMTP_FROM='Milepost <milepost@example.org>'\nMILEPOST_BACKUP_FOLDER=${machine.at('/var/backups/milepost')}\n`,
    );
    const begun = await succeed(begin);
    expect(begun).toContain('"status":"ok"');
    expect(begun).toContain('Open this address once to become the administrator');
    expect(await versionServed()).toEqual({ version: OLD });
  });

  it('do not go on from a backup that would be empty', { timeout: SLOW }, async () => {
    const { status, output } = await machine.run(upgrade);
    expect([status, output]).toEqual([1, expect.stringContaining('the backup would be empty, and none was written')]);
    expect(realpathSync(machine.at('/opt/milepost'))).toContain(`milepost-${OLD}`);
  });

  it('upgrade it: the service and the command are the new ones, on the same data', { timeout: SLOW }, async () => {
    await succeed('sudo milepost user create ada@example.org --administrator');
    const upgraded = await succeed(upgrade);
    expect(upgraded).toContain('0 plans, 0 goals, 1 account');
    expect(upgraded).toContain(`{"version":"${programVersion}"}`);
    expect((await machine.run('milepost --version')).output).toContain(`Milepost ${programVersion}`);
    expect(await accounts()).toEqual(['ada@example.org']);
  });

  it('go back to what was before the upgrade', { timeout: SLOW }, async () => {
    await succeed('sudo milepost user create grace@example.org');
    await succeed(goBack);
    await expect.poll(() => versionServed().catch(() => null), { timeout: SLOW }).toEqual({ version: OLD });
    expect(await accounts()).toEqual(['ada@example.org']);
  });

  it('settings of the call go before those of the service', { timeout: SLOW }, async () => {
    const tried = await succeed(
      'sudo MILEPOST_DATA=/var/try milepost restore /var/backups/milepost/before-0.12.0.backup && sudo MILEPOST_DATA=/var/try milepost user',
    );
    expect(tried).toContain('ada@example.org');
  });

  it.skipIf(process.getuid?.() === 0)('settings that only root may read ask for sudo', async () => {
    const file = machine.at('/etc/milepost.env');
    const text = readFileSync(file, 'utf8');
    renameSync(file, `${file}.kept`);
    writeFileSync(file, text, { mode: 0 });
    const { status, output } = await machine.run('milepost plan');
    expect([status, output]).toEqual([1, expect.stringContaining('cannot be read (EACCES). Run it as root: sudo')]);
    renameSync(`${file}.kept`, file);
  });
});

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
