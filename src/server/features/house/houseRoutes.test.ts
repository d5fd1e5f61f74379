import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { houseAddresses, houseSchema, PICTURE_PROBLEMS } from '#contract/house.ts';
import { house as english } from '#languages/en/page/house.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let folder: string;
let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-house-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Milepost</title></head>');
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { pageFolder: folder } });
  ada = await server.signIn();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const RED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><script>alert(1)</script><path d="M0 0h50v60H0z" fill="#111"/></svg>',
).toString('base64');

const setLogo = (picture: string, ask = ada) => ask({ method: 'PUT', url: houseAddresses.logo, payload: { picture } });
const setAccent = (accent: string | null, ask = ada) =>
  ask({ method: 'PUT', url: houseAddresses.house, payload: { accent } });
const pageOf = async () => (await server.ask({ url: '/welcome?token=x' })).body;

describe('the house', () => {
  it('is nothing until somebody sets it: the page is sent as it was built', async () => {
    const { statusCode, body } = await server.ask({ url: houseAddresses.house });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { accent: null, logo: null, styles: null }]);
    expect(await pageOf()).not.toContain('stylesheet');
  });

  it('has an accent, on every page by styles whose address tells their content', async () => {
    const first = houseSchema.parse((await setAccent('#7A1F5C')).json());
    expect(first.accent).toBe('#7a1f5c');
    expect(await pageOf()).toContain(`<link rel="stylesheet" id="house" href="${first.styles}" />`);
    const styles = await server.ask({ url: first.styles ?? '' });
    expect(styles.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(styles.body).toContain('--accent:light-dark(#7a1f5c,#');
    const next = houseSchema.parse((await setAccent('#005500')).json());
    expect(next.styles).not.toBe(first.styles);
    expect((await server.ask({ url: first.styles ?? '' })).statusCode).toBe(404);
    await setAccent(null);
    expect(await pageOf()).not.toContain('stylesheet');
  });

  it('has a logo, drawn anew and sent as nothing but a picture', async () => {
    const { logo, styles } = houseSchema.parse((await setLogo(RED)).json());
    expect(logo).toMatchObject({ width: 560, height: 168, ground: 'light' });
    const picture = await server.ask({ url: logo?.href ?? '' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.rawPayload.toString('latin1')).not.toContain('alert');
    expect((await server.ask({ url: styles ?? '' })).body).toContain(`url(${logo?.href})`);
    expect((await ada({ method: 'DELETE', url: houseAddresses.logo })).statusCode).toBe(200);
    expect((await server.ask({ url: logo?.href ?? '' })).statusCode).toBe(404);
  });

  it('keeps its accent when the logo goes, and the logo when the accent goes', async () => {
    await setAccent('#005500');
    await setLogo(RED);
    await setAccent(null);
    expect(houseSchema.parse((await server.ask({ url: houseAddresses.house })).json()).logo).not.toBeNull();
    await setAccent('#005500');
    await ada({ method: 'DELETE', url: houseAddresses.logo });
    expect((await server.ask({ url: houseAddresses.house })).json()).toMatchObject({ accent: '#005500', logo: null });
  });

  it.each(['red', '#12345', 'url(https://example.org)', '#123456;}body{', '#12345g'])(
    'has no accent of %j',
    async (accent) => {
      expect((await setAccent(accent)).statusCode).toBe(400);
    },
  );

  it('keeps its logo where another is refused, and says why', async () => {
    const { logo } = houseSchema.parse((await setLogo(RED)).json());
    const refused = await setLogo(Buffer.from('<html>').toString('base64'));
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      400,
      { code: 'picture_unknown', message: expect.stringContaining('Send an SVG, PNG, JPEG or GIF file.') },
    ]);
    const large = await setLogo(Buffer.alloc(700_001, 1).toString('base64'));
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'picture_too_large']);
    expect((await setLogo('not base64!')).statusCode).toBe(400);
    expect((await server.ask({ url: houseAddresses.house })).json().logo).toEqual(logo);
  });

  it('is set by administrators alone', async () => {
    const mary = await server.join('plan1', { id: 'm9', role: 'lead', email: 'mary@example.org' });
    for (const [ask, status] of [
      [mary, 403],
      [server.ask, 401],
    ] as const) {
      expect((await setAccent('#005500', ask)).statusCode).toBe(status);
      expect((await setLogo(RED, ask)).statusCode).toBe(status);
      expect((await ask({ method: 'DELETE', url: houseAddresses.logo })).statusCode).toBe(status);
    }
  });

  it.each([
    '/house/x.png',
    '/house/..%2f..%2fetc%2fpasswd',
    `/house/${'0'.repeat(20)}.png`,
    `/house/${'0'.repeat(20)}.js`,
  ])('has nothing at %s', async (url) => {
    expect([400, 404]).toContain((await server.ask({ url })).statusCode);
  });

  it('every reason to refuse a picture has a sentence on the page', () => {
    expect(Object.keys(english.problems)).toEqual([...PICTURE_PROBLEMS]);
  });
});
