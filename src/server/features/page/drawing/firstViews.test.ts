import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, goalEntriesPath, planPath, sharePath } from '#contract/addresses.ts';
import { FIRST_VIEW_FILE } from '#contract/drawnView.ts';
import type { ShareRequest } from '#contract/share.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { createFirstViews } from './firstViews.ts';

const PLAN = EXAMPLE_PLAN.id;
const OTHER_PLAN = 'plan2';
const OWN = 'http://plan.example.org';

const INDEX = `<!doctype html><html lang="en"><head>
<script type="module" crossorigin src="/assets/index-1a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-2b.css">
</head><body><div id="root"></div></body></html>`;

/** Draws what the page's calls answer, in the place of the page's components. */
const DRAWS_ANSWERS = `var milepostDrawing = { drawView: async () => {
  const asked = ['${planPath(PLAN)}', '${addresses.goals}'];
  const answers = await Promise.all(asked.map((path) => fetch(path + '?encv=' + new URLSearchParams(location.search).get('encv')).then((answer) => answer.text())));
  globalThis.before = (globalThis.before ?? 0) + 1;
  return { html: '<main>' + before + navigator.language + answers.join('').replaceAll('<', '') + '</main>', css: 'a{}', dataset: { theme: 'dark' } };
} };`;

const folders: string[] = [];
const servers: ExampleServer[] = [];

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startWith(DRAWS_ANSWERS);
  ada = await server.signIn();
});

afterAll(async () => {
  await Promise.all(servers.map((each) => each.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderWith(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-drawn-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'assets', 'style-2b.css'), 'a{}');
  writeFileSync(join(folder, FIRST_VIEW_FILE), script);
  return folder;
}

async function startWith(script: string): Promise<ExampleServer> {
  const folder = folderWith(script);
  const fill = (store: ExampleServer['store']) => writeExamplePlan(store);
  const started = await startExampleServer({ fill, parts: { pageFolder: folder, publicUrl: OWN } });
  servers.push(started);
  return started;
}

async function share(part: Partial<ShareRequest> = {}, by = ada) {
  const made = await exampleShare(by, part);
  return { ...made, path: made.long_url.slice(OWN.length) };
}

/** What a share's page shows before its script; the first visit may come before it is drawn. */
async function drawnAt(path: string, headers = {}, ask = server.ask): Promise<string | null> {
  for (let visit = 0; visit < 200; visit++) {
    const { body } = await ask({ url: path, headers });
    const drawn = /<main>(.*?)<\/main>/s.exec(body)?.[1];
    if (drawn !== undefined) return drawn;
    await pause(100);
  }
  return null;
}

describe('the page of a share holds its first view', () => {
  it('drawn from what the share is answered', async () => {
    const { path } = await share();
    const drawn = await drawnAt(path);
    expect(drawn).toContain(EXAMPLE_PLAN.name);
    expect(drawn).toContain('"item"');
  });

  it('each in a global scope of its own: nothing of one drawing is left for the next', async () => {
    const [one, other] = [await share(), await share({ style: 'chips' })];
    expect([await drawnAt(one.path), await drawnAt(other.path)].map((drawn) => drawn?.[0])).toEqual(['1', '1']);
  });

  it('which a share that hides owners draws without them, whoever was drawn before', async () => {
    const [open, hidden] = [await share(), await share({ hides_owners: true })];
    const names = [await drawnAt(open.path), await drawnAt(hidden.path)].map((drawn) => drawn?.includes('Jackson'));
    expect(names).toEqual([true, false]);
  });

  it('of which one is drawn while others ask for the same', async () => {
    const { path } = await share();
    await Promise.all(Array.from({ length: 40 }, () => server.ask({ url: path })));
    expect(await drawnAt(path)).toContain('"item"');
    const slow = await startWith(`var milepostDrawing = { drawView: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { html: '<main>drawn</main>', css: 'a{}', dataset: {} };
    } };`);
    const other = await share({}, await slow.signIn());
    await Promise.all(Array.from({ length: 40 }, () => slow.ask({ url: other.path })));
    expect(await drawnAt(other.path, {}, slow.ask)).toBe('drawn');
  });

  it('in the language that its address, its maker or the reader prefers', async () => {
    const german = { 'accept-language': 'de-AT,en;q=0.5' };
    const [auto, french] = [await share(), await share({ language: 'fr' })];
    expect((await drawnAt(auto.path, german))?.slice(1, 3)).toBe('de');
    expect((await drawnAt(french.path, german))?.slice(1, 3)).toBe('fr');
    expect((await drawnAt(`${french.path}&lang=es`, german))?.slice(1, 3)).toBe('es');
  });

  it('which is the share’s also for who is signed in', async () => {
    const { path } = await share({ hides_owners: true });
    expect(await drawnAt(path, {}, ada)).toBe(await drawnAt(path));
  });

  it('and its content policy allows what stands in it, and nothing else', async () => {
    const { path } = await share();
    await drawnAt(path);
    const { headers } = await server.ask({ url: path });
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+';/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('in the theme its maker chose', async () => {
    const { path } = await share();
    await drawnAt(path);
    expect((await server.ask({ url: path })).body).toContain('<html data-theme="dark"');
  });

  it('as the figures are at each visit', async () => {
    const { path } = await share();
    expect(await drawnAt(path)).not.toContain('70707');
    const payload = [{ date: '2026-11-01', actual: 70_707 }];
    expect((await ada({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload })).statusCode).toBe(200);
    expect(await drawnAt(path)).toContain('70707');
  });

  it('until the share is revoked', async () => {
    const { id, path } = await share();
    expect(await drawnAt(path)).not.toBeNull();
    await ada({ method: 'DELETE', url: sharePath(PLAN, id) });
    const { statusCode, body } = await server.ask({ url: path });
    expect([statusCode, body.includes('<main>')]).toEqual([404, false]);
  });
});

it('a visit does not wait for answers that never come', async () => {
  const folder = folderWith(`var milepostDrawing = { drawView: async () => {
    await fetch('/known');
    return { html: 'drawn', css: '', dataset: {} };
  } };`);
  const find = createFirstViews({ pageFolder: folder, styles: 'assets/style-2b.css' });
  const drawing = { url: `${OWN}/`, language: 'en', isNarrow: false } as const;
  await expect.poll(() => find(drawing, async () => 'known'), { timeout: 20_000 }).toMatchObject({ html: 'drawn' });
  expect(await find(drawing, () => new Promise(() => {}))).toBeNull();
});

it('what others add to the address of a share is not drawn once more', async () => {
  const { path } = await share();
  expect(await drawnAt(path)).toContain('"item"');
  const sent = await server.ask({ url: `${path}&fbclid=IwAR1`, headers: { host: 'other.example.org' } });
  expect(sent.body).toContain('<main>');
});

describe('nobody is sent the first view of another', () => {
  let member: Ask;
  let other: Ask;

  beforeAll(async () => {
    member = await server.join(PLAN, { id: 'm71', role: 'member', departmentId: '4' });
    await writeExamplePlan(server.store, { id: OTHER_PLAN, name: 'Harbour plan' });
    other = await server.join(OTHER_PLAN, { id: 'm72', role: 'lead' });
  });

  /** What each is sent at an address, again and again: whatever was drawn before for whom. */
  async function sentAt(path: string, asks: readonly Ask[]): Promise<string[]> {
    const bodies: string[] = [];
    for (let visit = 0; visit < 4; visit++) {
      for (const ask of asks) bodies.push((await ask({ url: path })).body);
      await pause(50);
    }
    return bodies;
  }

  it('at the address of a plan, which holds none for anybody', async () => {
    const path = `/plans/${PLAN}/dashboard`;
    const sent = await sentAt(path, [ada, member, other, server.ask]);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toContain('<div id="root"></div>');
  });

  it.each([
    ['a password is asked for', async () => share({ password: 'open sesame please' })],
    [
      'it was revoked',
      async () => {
        const made = await share();
        await drawnAt(made.path);
        await ada({ method: 'DELETE', url: sharePath(PLAN, made.id) });
        return made;
      },
    ],
    [
      'it is paused',
      async () => {
        const made = await share();
        await drawnAt(made.path);
        await ada({ method: 'PATCH', url: sharePath(PLAN, made.id), payload: { paused: true } });
        return made;
      },
    ],
    [
      'it is asked for as one of another plan',
      async () => {
        const made = await share();
        await drawnAt(made.path);
        return { ...made, path: made.path.replace(`/plans/${PLAN}/`, `/plans/${OTHER_PLAN}/`) };
      },
    ],
  ])('at the address of a share where %s, whoever asks', async (_name, make) => {
    const { path } = await make();
    for (const body of await sentAt(path, [ada, member, other, server.ask])) expect(body).not.toContain('<main>');
  });

  it('at the address of a share, whose view is the same for all: never the one of who is signed in', async () => {
    const { path } = await share({ hides_owners: true });
    await drawnAt(path, {}, ada);
    const sent = await sentAt(path, [ada, member, other, server.ask]);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toContain('<main>');
    expect(sent[0]).not.toContain('Jackson');
  });
});

describe('a page comes as it does without a first view where drawing', () => {
  it.each([
    ['throws as it is loaded', 'throw new Error("no");'],
    ['throws', 'var milepostDrawing = { drawView: async () => { throw new Error("no"); } };'],
    ['has nothing to draw', 'var milepostDrawing = { drawView: async () => null };'],
    ['never ends', 'var milepostDrawing = { drawView: () => new Promise(() => {}) };'],
    ['holds its thread', 'while (true);'],
    // In small steps: Node ends its whole process where a thread at its limit asks for much at once.
    ['takes all memory', 'let all = null; while (true) all = { all, some: new Array(1e3).fill(0) };'],
  ])('%s', async (_name, script) => {
    const other = await startWith(script);
    const { path } = await share({}, await other.signIn());
    for (let visit = 0; visit < 3; visit++) {
      const { statusCode, body } = await other.ask({ url: path });
      expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
    }
  });
});
