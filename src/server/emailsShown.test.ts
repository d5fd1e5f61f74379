import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTokensPath } from '#contract/addresses.ts';
import { mayReadEmail } from '#core/access.ts';
import { openZip } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { type Persona, startEverybody } from '#testing/server/exampleEverybody.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { exampleMemberEdit } from '#testing/server/examplePlan.ts';
import { exampleRouteRequest, type RouteIds } from '#testing/server/exampleRouteRequest.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import type { Ask, ExampleServer } from '#testing/server/exampleServer.ts';
import { applyChange } from './store/changes/changes.ts';

// Every route, called as every kind of person, for addresses of others, which only those who manage members may see.

const PLANTED = 'planted.example';
/** Live events never end; signing out and removing the plan would end the test. */
const LEFT_OUT = new Set([
  'GET /api/plans/{planId}/events',
  'POST /api/auth/sign-out',
  'DELETE /api/account/sessions',
  'DELETE /api/plans/{planId}',
]);
const ROUTES = Object.entries(EXAMPLE_ROUTES).filter(([route]) => !LEFT_OUT.has(route));
const FILES = { 'goals.csv': 'number,title,owner\n1.1,Repair roads,Dorothy Vaughan\n' };

let server: ExampleServer;
let personas: readonly Persona[];
let lead: Ask;
let ids: RouteIds;

beforeAll(async () => {
  ({ server, personas, lead, ids } = await startEverybody());
  await write('Addresses', [
    exampleMemberEdit({ id: '8', firstName: 'Dorothy', lastName: 'Vaughan', email: `dorothy@${PLANTED}` }),
    exampleMemberEdit({ id: '9', firstName: 'Mary', lastName: 'Jackson', email: `mary@${PLANTED}` }),
    exampleMemberEdit({ id: '10', email: `nameless@${PLANTED}` }),
  ]);
  const members = '/api/plans/plan1/members';
  const invited = await lead({ method: 'POST', url: members, payload: { email: `invited@${PLANTED}` } });
  const again = { method: 'POST', url: `${members}/${invited.json().id}/invitation` } as const;
  await lead({ ...again, payload: { email: `elsewhere@${PLANTED}` } });
  await lead({ method: 'PATCH', url: `${members}/10`, payload: { role: 'viewer' } });
  await lead({ method: 'DELETE', url: `${members}/10` });
  const { version } = (await lead({ url: '/api/plans/plan1/changes' })).json();
  await lead({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });
  personas = [...personas, await program('read'), await program('write')];
}, 60_000);

afterAll(() => server.close());

describe('e-mail addresses of others', () => {
  it('are told to who manages the members, so that they would be seen', async () => {
    const told: string[] = [];
    for (const [route, right] of ROUTES.filter(([each]) => each.startsWith('GET '))) {
      if (tells(await lead(exampleRouteRequest(route, right, ids))))
        told.push(route.replace('/api/plans/{planId}', ''));
    }
    expect(told).toEqual([
      'GET /changes',
      'GET /changes.csv',
      'GET /members',
      'GET /export.xlsx',
      'GET /export.csv',
      'GET /export.json',
    ]);
  });

  it('say in the preview of an import which of two people is meant, but to a program', async () => {
    const files = { 'goals.csv': `number,title,owner\n1.1,Repair roads,mary@${PLANTED}\n` };
    expect(await rowsAfter(lead, files)).toContain(`Mary Jackson <mary@${PLANTED}>`);
    const write = personas.find(({ name }) => name === programName('write'));
    const rows = write === undefined ? '' : await rowsAfter(write.ask, FILES);
    expect(rows).toContain('Dorothy Vaughan');
    expect(rows).not.toContain('@');
  });

  it('are told to nobody else by any route', async () => {
    for (const [route, right] of ROUTES) {
      for (const { name, ask } of personas.filter((each) => !managesMembers(each))) {
        const reply = await ask(exampleRouteRequest(route, right, ids));
        expect([route, name, tells(reply)]).toEqual([route, name, false]);
      }
    }
  }, 60_000);
});

it("one's own address is told to oneself, in an export too", async () => {
  const viewer = personas.find(({ name }) => name === 'a viewer');
  const { members } = (await viewer?.ask({ url: '/api/plans/plan1/export.json' }))?.json() ?? {};
  const emails = members.map(({ email }: { readonly email: string | null }) => email);
  expect(emails.filter((email: string | null) => email !== null)).toEqual(['viewer@example.org']);
});

function managesMembers({ viewer }: Persona): boolean {
  return typeof viewer === 'object' && mayReadEmail(viewer, null);
}

async function write(what: string, edits: Parameters<typeof applyChange>[1]['edits']) {
  await applyChange(server.store, { planId: 'plan1', at: server.clock.now(), memberId: null, by: 'X', what, edits });
}

const programName = (access: string) => `a program of a lead that may ${access}`;

async function program(access: 'read' | 'write'): Promise<Persona> {
  const made = await lead({ method: 'POST', url: apiTokensPath('plan1'), payload: { name: access, access } });
  const { token } = made.json();
  const ask: Ask = (request) =>
    server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  const person = { memberId: 'boss', role: 'lead', departmentId: null, leadsDepartment: false } as const;
  return { name: programName(access), viewer: { kind: 'member', ...person, token: access }, ask };
}

async function rowsAfter(ask: Ask, files: Readonly<Record<string, string>>): Promise<string> {
  const { id } = (await handIn(ask, 'plan1', files)).json();
  return (await ask({ url: `/api/plans/plan1/imports/${id}/rows` })).body;
}

function tells({ headers, rawPayload }: LightMyRequestResponse): boolean {
  const body = unpacked(String(headers['content-encoding'] ?? ''), rawPayload);
  const isArchive = body.subarray(0, 4).equals(ARCHIVE);
  const texts = isArchive ? filesIn(body) : [body];
  return texts.some((text) => text.includes(PLANTED)) || JSON.stringify(headers).includes(PLANTED);
}

function unpacked(encoding: string, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

const ARCHIVE = Buffer.from('PK\u0003\u0004');

function filesIn(bytes: Buffer): Buffer[] {
  const archive = openZip(bytes, { entries: 100, inflatedBytes: 10_000_000 });
  return archive.names.map((name) => Buffer.from(archive.read(name) ?? ''));
}
