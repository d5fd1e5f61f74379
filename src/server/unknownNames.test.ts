import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { exampleRouteRequest } from '#testing/server/exampleRouteRequest.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

// Every route, called with unknown names.

const STRANGE = 'nobody_knows';
const IDS = { planId: 'plan1', goalId: 'g2', memberId: '8', departmentId: '4' };

/** The calls of the specification, and pictures, to whose addresses others add parameters. */
const LISTED = new Set([
  'GET /napi/json/getgoals',
  'GET /reports/print-dash',
  'POST /api/dash_filters.php',
  'POST /short-url/',
  'GET /health-meter.svg',
  'GET /health-meter.png',
]);

/** A provider may add what it likes. */
const TAKES_ANY = new Set(['GET /api/auth/callback/oidc']);

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Operation = { readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> } };

let server: ExampleServer;
let lead: Ask;
let bodies: ReadonlyMap<string, Schema>;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  lead = await server.signIn();
  bodies = await findBodies();
}, 60_000);

afterAll(() => server.close());

function isPage(route: string): boolean {
  return !/ \/(api|napi|health|short-url|reports)\b/.test(route);
}

describe.each(Object.keys(EXAMPLE_ROUTES))('%s', (route) => {
  const request = (): InjectOptions => exampleRouteRequest(route, {}, IDS);
  const [method = ''] = route.split(' ');

  it('does with an unknown parameter as is said of it', async () => {
    const asked = request();
    const reply = await lead({ ...asked, url: `${String(asked.url)}?${STRANGE}=1` });
    const said = reply.body;
    if (isPage(route) || TAKES_ANY.has(route)) return expect(said).not.toContain(STRANGE);
    if (!LISTED.has(route)) {
      expect([reply.statusCode, reply.json().error.message]).toEqual([
        400,
        expect.stringContaining(`Unknown parameter \`${STRANGE}\`: `),
      ]);
      return;
    }
    expect([said.includes(STRANGE), reply.headers['x-ignored-parameters']]).toEqual([false, STRANGE]);
  });

  it.runIf(method !== 'GET')(
    'refuses an unknown field at any depth, but for the calls of the specification',
    async () => {
      const isUpload = /^POST .*\/imports$/.test(route);
      if (isPage(route) || isUpload) return;
      const places = bodies.has(route) ? placesIn(bodies.get(route) ?? {}) : [[]];
      for (const place of places) {
        const reply = await lead({ ...request(), payload: bodyAt(place) });
        const isUnknown = reply.body.includes(`Unknown field \`${STRANGE}\``);
        expect([place, LISTED.has(route) || (reply.statusCode === 400 && isUnknown)]).toEqual([place, true]);
      }
    },
  );
});

it('schemas of bodies say themselves that they take nothing more', () => {
  const open = [...bodies].flatMap(([route, schema]) =>
    LISTED.has(route) || isPage(route) ? [] : openPlaces(schema).map((place) => `${route} ${place.join('/')}`),
  );
  expect(open).toEqual([]);
});

describe('the refusal', () => {
  const shares = '/api/plans/plan1/shares';
  const share = { style: 'static', filters: {}, fiscal_year: 'current' };

  it.each<[InjectOptions, string]>([
    [
      { method: 'POST', url: shares, payload: { ...share, pasword: 'not guessable' } },
      'Unknown field `pasword`: did you mean `password`?',
    ],
    [
      { method: 'POST', url: shares, payload: { ...share, filters: { stauts: ['critical'] } } },
      'Unknown field `stauts`: did you mean `status`?',
    ],
    [
      { method: 'POST', url: shares, payload: { ...share, filters: '{"stauts":["critical"]}' } },
      'Unknown field `stauts`: did you mean `status`?',
    ],
    [
      { method: 'PATCH', url: `${shares}/any`, payload: { is_paused: true } },
      'Unknown field `is_paused`: did you mean `paused`?',
    ],
    [
      { method: 'POST', url: '/api/plans/plan1/members', payload: { email: 'new@example.org', rol: 'viewer' } },
      'Unknown field `rol`: did you mean `role`?',
    ],
    [
      { method: 'PUT', url: '/api/plans/plan1/goals/g2/entries', payload: [{ date: '2026-07-01', actaul: 1 }] },
      'Unknown field `actaul` in 0: did you mean `actual`?',
    ],
    [
      { method: 'POST', url: '/api/plans/plan1/changes/1/undo', payload: { reason: 'A slip' } },
      'Unknown field `reason`: this call takes no fields.',
    ],
    [{ url: '/api/plans/plan1/changes?users_id=7' }, 'Unknown parameter `users_id`: did you mean `user_id`?'],
    [{ url: '/api/plans/plan1?colour=red' }, 'Unknown parameter `colour`: known here are `encv`, `as_of`.'],
    [{ url: '/api/plans?mine=1' }, 'Unknown parameter `mine`: this call takes no parameters.'],
    [{ url: '/napi/json/getgoals?fiscal_year=0&plan=other' }, 'Unknown parameter `plan`: did you mean `plan_id`?'],
    [{ url: '/health-meter.svg?planId=other' }, 'Unknown parameter `planId`: did you mean `plan_id`?'],
    [
      { method: 'POST', url: `${addresses.savedFilters}?plan_id=other` },
      'This call takes `plan_id` in its body, not in the address.',
    ],
  ])('of %j is said with the nearest name there is', async (request, message) => {
    const reply = await lead(request);
    expect([reply.statusCode, reply.json().error]).toMatchObject([400, { code: 'bad_request', message }]);
  });

  it('of a field beside the files of an import too', async () => {
    const files = { 'goals.csv': 'number,title\n1,A\n' };
    const intoPlan = await handIn(lead, 'plan1', files, { name: 'X' });
    const anew = await handIn(lead, null, files, { nmae: 'X' });
    expect([intoPlan, anew].map((reply) => reply.json().error.message)).toEqual([
      'Unknown field `name`: this call takes no fields.',
      'Unknown field `nmae`: did you mean `name`?',
    ]);
  });
});

it('a plan_id that is not the one of the path opens no columns', async () => {
  const columns = '/api/plans/plan1/goal-columns';
  const statuses = [await lead({ url: `${columns}?plan_id=plan1` }), await lead({ url: `${columns}?plan_id=plan2` })];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});

async function findBodies(): Promise<ReadonlyMap<string, Schema>> {
  const paths: Record<string, Record<string, Operation>> = (await server.ask({ url: addresses.openapi })).json().paths;
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]): [string, Schema][] => {
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        return schema === undefined ? [] : [[`${method.toUpperCase()} ${path}`, schema]];
      }),
    ),
  );
}

type Place = readonly string[];

/** Paths to objects of known names; `[]` for an element of a list. */
function placesIn(schema: Schema): Place[] {
  const own: Place[] = schema.properties === undefined ? [] : [[]];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => under(name, each));
  const others = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []).flatMap(placesIn);
  const listed = schema.items === undefined ? [] : under('[]', schema.items);
  const named = typeof schema.additionalProperties === 'object' ? under('any', schema.additionalProperties) : [];
  return [...own, ...below, ...others, ...listed, ...named];
}

function under(name: string, schema: Schema): Place[] {
  return placesIn(schema).map((place) => [name, ...place]);
}

function bodyAt([name, ...rest]: Place): object {
  if (name === undefined) return { [STRANGE]: 1 };
  return name === '[]' ? [bodyAt(rest)] : { [name]: bodyAt(rest) };
}

function openPlaces(schema: Schema): Place[] {
  return placesIn(schema).filter((place) => schemasAt(schema, place).some(isOpen));
}

function isOpen({ properties, additionalProperties }: Schema): boolean {
  return properties !== undefined && additionalProperties !== false;
}

function schemasAt(schema: Schema, [name, ...rest]: Place): Schema[] {
  const all = [schema, ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? [])];
  if (name === undefined) return all;
  return all.flatMap(({ properties, items, additionalProperties: any }) => {
    const next = name === '[]' ? items : name === 'any' && typeof any === 'object' ? any : properties?.[name];
    return next === undefined ? [] : schemasAt(next, rest);
  });
}
