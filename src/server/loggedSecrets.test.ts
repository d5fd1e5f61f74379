import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addresses, apiTokensPath, planPath, planSharesPath } from '#contract/addresses.ts';
import { ADMIN, type MilepostProcess, startProcess } from '#e2e/milepost.ts';

let data: string;
let milepost: MilepostProcess;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'milepost-logged-'));
  milepost = await startProcess({ MILEPOST_DATA: data });
}, 120_000);
afterEach(async () => {
  await milepost.kill('SIGTERM');
  rmSync(data, { recursive: true });
});

it('what a server prints and writes down in a whole journey holds no password, cookie or token', async () => {
  const headers = { 'content-type': 'application/json', origin: milepost.address };
  const send = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(`${milepost.address}${path}`, {
      method,
      headers: { ...headers, ...more },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const wrong = 'certainly-not-the-password';
  await send('POST', addresses.signIn, { email: ADMIN.email, password: wrong });
  const signedIn = await send('POST', addresses.signIn, ADMIN);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asAda = { cookie };
  const asked = { style: 'dynamic', filters: {}, fiscal_year: 'current', password: 'share-password-7' };
  const share = await (await send('POST', planSharesPath('demo'), asked, asAda)).json();
  const robot = await (await send('POST', apiTokensPath('demo'), { name: 'Robot', access: 'write' }, asAda)).json();
  const { link } = await (await send('POST', addresses.shortUrl, { long_url: share.long_url }, asAda)).json();
  const shortToken = new URL(link).pathname.split('/').at(-1) ?? '';
  const asRobot = { authorization: `Bearer ${robot.token}` };

  // An unreadable store makes every one of these an error that is logged with its address.
  const file = new DatabaseSync(join(data, 'milepost.db'));
  for (const table of ['share_token', 'short_link', 'api_token', 'session']) {
    file.exec(`alter table "${table}" rename to "${table}_away"`);
  }
  const failed = await Promise.all([
    send('GET', `${planPath('demo')}?encv=${share.encv}`),
    send('GET', `${planPath('demo')}?%65ncv=${share.encv}`),
    send('GET', `/s/${shortToken}`),
    send('GET', planPath('demo'), undefined, asRobot),
    send('GET', planPath('demo'), undefined, asAda),
    send('GET', `${addresses.healthMeterSvg}?encv=${share.encv}`),
  ]);
  file.close();
  expect(failed.filter(({ status }) => status >= 500).length).toBeGreaterThan(3);
  await sendRaw(`GET /plans/demo/dashboard?encv=${share.encv} HTTP/9.9\r\nbroken\r\n\r\n`);
  await send('POST', addresses.signOut, undefined, asAda);

  const folder = join(data, 'security');
  const writtenDown = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const text = [milepost.output(), ...writtenDown].join('\n');
  // Otherwise it would prove nothing.
  expect(text).toContain('sign_in');
  expect(text).toContain('encv=***');
  const value = cookie.slice(cookie.indexOf('=') + 1);
  const secrets = [wrong, ADMIN.password, 'share-password-7', share.encv, robot.token, shortToken, value];
  expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
}, 60_000);

function sendRaw(text: string): Promise<void> {
  const { hostname, port } = new URL(milepost.address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.resume();
  });
}
