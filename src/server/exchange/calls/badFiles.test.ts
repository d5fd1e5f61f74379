import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDraft } from '#contract/importDraft.ts';
import { writeExamplePlan } from '#server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';
import { zipFiles } from '#server/exchange/writing/zipFiles.ts';
import { findVersion } from '#server/store/plans.ts';
import { handIn } from './exampleImportCalls.ts';

const PLAN = 'plan1';
/** A thread starts, reads and answers; on a busy machine it waits for its turn too. */
const WITHIN_MS = 2_000;

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
});
afterAll(() => server.close());

const workbook = (sheet: Buffer) =>
  zipFiles(
    new Map([
      ['xl/workbook.xml', Buffer.from('<workbook><sheets><sheet name="Goals" r:id="a"/></sheets></workbook>')],
      [
        'xl/_rels/workbook.xml.rels',
        Buffer.from('<Relationships><Relationship Id="a" Type="worksheet" Target="s.xml"/></Relationships>'),
      ],
      ['xl/s.xml', sheet],
    ]),
  );

/** A workbook of half a megabyte that inflates to 512 MB: one entry with a size that lies, made without holding it. */
function bomb(): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024, 0x20);
  const whole = Buffer.concat(Array.from({ length: 64 }, () => megabyte));
  return workbook(whole);
}

const DEEP = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;

describe('a file that is none', () => {
  it.each([
    ['a workbook that inflates beyond its bounds', 'plan.xlsx', () => bomb()],
    ['an archive within an archive', 'plan.xlsx', () => zipFiles(new Map([['inner.zip', workbook(Buffer.from('x'))]]))],
    ['a million columns', 'plan.csv', () => Buffer.from(`number,title${',x'.repeat(1_000_000)}\n`)],
    ['JSON a million deep', 'plan.json', () => Buffer.from(DEEP)],
    ['JSON of something else', 'plan.json', () => Buffer.from('{"format":"other"}')],
    ['text that is no text', 'plan.csv', () => Buffer.from([0, 1, 2, 0xff, 0xfe, 0x0a])],
    ['compressed rubbish', 'plan.xlsx', () => deflateRawSync(Buffer.alloc(1000))],
    ['nothing', 'plan.csv', () => Buffer.alloc(0)],
  ])('%s is refused in time, with its reason, and writes nothing', async (_, name, make) => {
    const before = await findVersion(server.store.db, PLAN);
    const bytes = make();
    const begun = performance.now();
    const reply = await handIn(ask, PLAN, { [name]: bytes });
    expect(performance.now() - begun).toBeLessThan(WITHIN_MS * 3);
    expect(reply.statusCode).toBe(200);
    const draft: ImportDraft = reply.json();
    expect(draft.refusals[0]?.reason).toMatch(/./);
    expect(draft.chosen).toBe(0);
    expect(await findVersion(server.store.db, PLAN)).toBe(before);
  });

  it('is told of where every date lies outside the window of its goal', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `1.1,19${70 + at}-01-01,,1`);
    const draft: ImportDraft = (
      await handIn(ask, PLAN, { 'e.csv': `goal_number,date,target,actual\n${rows.join('\n')}\n` })
    ).json();
    expect(draft.notices.find(({ code }) => code === 'outsideWindow')).toMatchObject({ count: 12, of: 12 });
  });
});
