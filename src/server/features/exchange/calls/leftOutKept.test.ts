import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPath, planChangesPath, planLeftOutPath, planUndoPath } from '#contract/addresses.ts';
import { wireChangesSchema } from '#contract/change.ts';
import type { ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { importProofSchema } from '#contract/importQuestion.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
const REGISTER = 'KPI,Baseline,Target 2026,Actual 2026,Check\nHomes insulated,0,640,l10,ok\nTrees planted,0,80,75,ok\n';

let server: ExampleServer;
let ask: Ask;
let tom: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
  tom = await server.join(PLAN, { id: '9', firstName: 'Tom', lastName: 'Reed' });
});
afterAll(() => server.close());

async function importRegister(text = REGISTER): Promise<{ readonly draft: ImportDraft; readonly version: number }> {
  const draft: ImportDraft = (await handIn(ask, PLAN, { 'register.csv': text })).json();
  const applied: ImportApplied = (await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` })).json();
  return { draft, version: applied.version };
}

const newest = async () =>
  wireChangesSchema.parse((await ask({ url: `${planChangesPath(PLAN)}?limit=1` })).json()).changes[0];
const leftOut = (version: number, by: Ask = ask) => by({ url: planLeftOutPath(PLAN, version) });

describe('what an import leaves out', () => {
  it('stays with its change: how many cells in the history, and each of them by its own call', async () => {
    const { draft, version } = await importRegister();
    expect(draft.proof).toMatchObject({ filled: 15, in: 11, out: 4 });
    expect((await newest())?.origin).toEqual({ kind: 'import', files: 'register.csv', filled: 15, out: 4 });
    const kept = importProofSchema.parse((await leftOut(version)).json());
    expect(kept).toEqual(draft.proof);
    expect(kept.cells.map(({ cell, text, reason }) => [cell, text, reason])).toContainEqual([
      'D2',
      'l10',
      'unreadable',
    ]);
    // Undoing it is a change of its own, and takes nothing of the story away.
    await ask({ method: 'POST', url: planUndoPath(PLAN, version), payload: {} });
    expect((await leftOut(version)).statusCode).toBe(200);
    expect((await leftOut(version + 1)).statusCode).toBe(404);
  });

  it('is nothing where all came in, and in a change that is no import', async () => {
    const { version } = await importRegister('KPI,Target 2026,Actual 2026\nRoads mended,640,410\n');
    expect((await newest())?.origin).toMatchObject({ filled: 6, out: 0 });
    expect((await leftOut(version)).json().error.code).toBe('nothing_left_out');
    expect((await leftOut(1)).statusCode).toBe(404);
  });

  it('is told to who may import, as it may hold more than goals do; its count to every member', async () => {
    const { version } = await importRegister(REGISTER.replaceAll('Homes', 'Flats').replaceAll('Trees', 'Hedges'));
    expect((await leftOut(version, tom)).statusCode).toBe(403);
    const { changes } = wireChangesSchema.parse((await tom({ url: `${planChangesPath(PLAN)}?limit=1` })).json());
    expect(changes[0]?.origin).toMatchObject({ out: 4 });
  });
});
