import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addresses, apiTokensPath } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { NAMED_SCHEMAS } from './namedSchemas.ts';
import { TAGS } from './tags.ts';

const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.looseObject({ session: z.looseObject({ name: z.string() }) }),
  }),
});

let server: ExampleServer;
let ada: Ask;
let document: z.infer<typeof documentSchema>;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  document = documentSchema.parse((await server.ask({ url: addresses.openapi })).json());
});
afterAll(() => server.close());

describe('the description of the calls', () => {
  it('passes the linter without an error', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-path-trailing-slash': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  }, 30_000);

  it('gives each operation an id of its own and a tag that is explained', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const known = new Set(TAGS.map(({ name }) => name));
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag))).toEqual([]);
  });

  it('says who may ask: by a session, by an API token, through a share', () => {
    const securityOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.security.flatMap((each) => Object.keys(each));
    expect(securityOf('/health', 'get')).toEqual([]);
    expect(securityOf('/api/account', 'get')).toEqual(['session']);
    expect(securityOf('/api/plans', 'get')).toEqual(['session', 'token']);
    expect(securityOf('/api/plans/{planId}/goals/{goalId}/entries', 'put')).toEqual(['session', 'token']);
    expect(securityOf('/api/plans/{planId}/members', 'get')).toEqual(['session']);
    expect(securityOf('/napi/json/getgoals', 'get')).toEqual(['session', 'token', 'share']);
  });

  it.each([
    [null, 'milepost.session_token'],
    ['https://goals.example.org', '__Host-milepost.session_token'],
  ])('names the cookie that a server at %s sets', async (publicUrl, name) => {
    const other = await startExampleServer({ parts: { publicUrl } });
    const described = documentSchema.parse((await other.ask({ url: addresses.openapi })).json());
    const signedIn = await other.ask({
      method: 'POST',
      url: addresses.signIn,
      payload: { email: 'ada@example.org', password: 'correct horse battery staple' },
    });
    await other.close();
    expect(described.components.securitySchemes.session.name).toBe(name);
    expect(signedIn.cookies.map((cookie) => cookie.name)).toContain(name);
  });

  it('has each named shape that is in the table', () => {
    const described = Object.keys(document.components.schemas);
    expect(Object.keys(NAMED_SCHEMAS).filter((name) => !described.includes(name))).toEqual([]);
  });

  it('describes the files of an upload', () => {
    const body = JSON.stringify(document.paths['/api/imports']?.post);
    expect(body).toContain('"multipart/form-data"');
    expect(body).toContain('"file":{"minItems":1,"maxItems":10');
    expect(body).toContain('"fiscal_month"');
  });
});

describe('a client generated from the description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-client-'));
  let base: string;
  beforeAll(async () => {
    const input: Record<string, unknown> = structuredClone(document);
    base = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await generate({ input, output: folder, clientName: 'MilepostClient', useUnionTypes: true, useOptions: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('passes the compiler', () => {
    const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..', 'bin', 'tsc');
    const options = '--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom';
    const { stdout } = spawnSync(process.execPath, [compiler, ...options.split(' '), 'index.ts'], { cwd: folder });
    expect(stdout.toString()).toBe('');
  }, 60_000);

  it('reads goals and enters figures', async () => {
    const made = await ada({
      method: 'POST',
      url: apiTokensPath('plan1'),
      payload: { name: 'Client', access: 'write' },
    });
    const { MilepostClient } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.ts')).href);
    const client = new MilepostClient({ BASE: base, TOKEN: made.json().token });
    const before = await client.goals.listGoals({ fiscalYear: '0', ids: 'g2' });
    expect(before).toMatchObject([{ id: 'g2', number: expect.any(String) }]);
    const requestBody = [{ date: '2026-11-01', actual: 41.5 }];
    const { version } = await client.goals.enterFigures({ planId: 'plan1', goalId: 'g2', requestBody });
    expect(version).toBeGreaterThan(0);
    const after = await client.goals.listGoals({ fiscalYear: '0', ids: 'g2' });
    expect(JSON.stringify(after)).toContain('41.5');
    const refused = client.goals.enterFigures({ planId: 'plan1', goalId: 'none', requestBody });
    await expect(refused).rejects.toMatchObject({ status: 404, body: { error: { message: expect.any(String) } } });
  });
});
