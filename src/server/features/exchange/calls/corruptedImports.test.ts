import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPath, planExportPath, planUndoPath } from '#contract/addresses.ts';
import type { ImportDraft } from '#contract/importDraft.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { corrupted, createRandom } from '#testing/server/corruptedFile.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
/** `npm run trust corruptedImports` does 500 and more, on a server of its own. */
const COUNT = 40;
const SEED = 20_261_120;

let server: ExampleServer;
let ask: Ask;
let files: readonly (readonly [string, Uint8Array])[];
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
  files = [
    ['goals.csv', Buffer.from('number,title,owner\n1.1,"Repair roads, well",Dorothy Vaughan\n1.11,Árboles,\n')],
    ['liste.csv', Buffer.from('Nr;Datum;Soll;Ist\n1.1;01.07.2025;10,5;11\n1.1;01.08.2025;9;1.234,5\n', 'latin1')],
    ['wide.csv', Buffer.from('number,title,series,2026-01,2026-02\n7,Seven,target,5,\n7,Seven,actual,4,3\n')],
    ['office.xlsx', readFileSync(new URL('./editedInLibreOffice.xlsx', import.meta.url))],
    ['plan.xlsx', (await ask({ method: 'GET', url: planExportPath(PLAN, 'xlsx') })).rawPayload],
    ['plan.json', (await ask({ method: 'GET', url: planExportPath(PLAN, 'json') })).rawPayload],
  ];
});
afterAll(() => server.close());

const version = () => findVersion(server.store.db, PLAN);
const planNow = async () => (await ask({ method: 'GET', url: planExportPath(PLAN, 'csv') })).rawPayload;

it('a corrupted file is read or refused, applied whole or not at all, and taken back whole', {
  timeout: 120_000,
}, async () => {
  const random = createRandom(SEED);
  const before = await planNow();
  let written = 0;
  for (let at = 0; at < COUNT; at += 1) {
    const [name, bytes] = files[at % files.length] ?? ['', new Uint8Array()];
    const { bytes: broken, damage } = corrupted(bytes, random);
    const was = await version();
    const reply = await handIn(ask, PLAN, { [name]: broken });
    expect([reply.statusCode, await version()], `${at}: ${name} with ${damage}: ${reply.body}`).toEqual([200, was]);
    const draft: ImportDraft = reply.json();
    const applied = await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
    if (applied.statusCode === 200) {
      written += 1;
      expect(await version()).toBe(Number(was) + 1);
      const undone = await ask({ method: 'POST', url: planUndoPath(PLAN, Number(was) + 1), payload: {} });
      expect(undone.statusCode, undone.body).toBe(200);
    } else expect([applied.statusCode, await version()], `${at}: ${name} with ${damage}`).toEqual([409, was]);
    expect((await planNow()).equals(before), `${at}: ${name} with ${damage}`).toBe(true);
  }
  // Some damage leaves a file that can be read, or nothing would have been tried beyond the readers.
  expect(written).toBeGreaterThan(COUNT / 8);
});
