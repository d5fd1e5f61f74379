/**
 * The promise: no request makes the server fail. On every route of the OpenAPI document, 1,000 requests with random
 * paths, queries, bodies, cookies and headers (and bodies like the documented ones with something wrong in them): none
 * is answered with 5xx, and a probe beside them never waits long.
 *
 *     npm run trust randomRequests
 */
import fc from 'fast-check';
import { addresses } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { signIn } from './tools/client.ts';
import { pause, percentile, promise } from './tools/promise.ts';

const REQUESTS_A_ROUTE = 1_000;
/** Asked at a time, so that one slow answer does not hide the others. */
const AT_A_TIME = 8;
const STALLED_MS = 100;
/** These never end, or end who asks. */
const LEFT_OUT = [/\/events$/, /sign-out/, /sign-in/];

type RandomRequest = {
  readonly path: string;
  readonly body: string | null;
  readonly cookies: string;
  readonly headers: Readonly<Record<string, string>>;
};
type Operation = { readonly method: string; readonly path: string };

const id = fc.oneof(
  fc.constantFrom('demo', '1', '0', ':id', '%3Aid', '*', 'null', '..%2f..', '%00', '%E0%A4', '1.1', 'demo-1'),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);

const word = fc.constantFrom(
  'plan_id',
  'fiscal_year',
  'ids',
  'fields',
  'as_of',
  'encv',
  'filters',
  'since',
  'date',
  'actual',
  'target',
  'title',
  'number',
  'name',
  'comment',
  'style',
  'cells',
  'goal_id',
  'span',
  'start',
  'end',
  'status',
  'email',
  'role',
);

const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'ALL',
    '2026-02-30',
    '9999-99-99',
    '{}',
    '[]',
    '{"depth":["x"]}',
    'demo',
  ),
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
);

const query = fc
  .array(fc.tuple(word, value), { maxLength: 4 })
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`,
  );

const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -0, 1e308, '', '2026-11-01', 'demo', []),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(word, fc.string({ maxLength: 8 })), tie('any'), { maxKeys: 5 }),
  ),
})).any;

const body = fc.oneof(
  { weight: 8, arbitrary: json.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: json.map((each) => JSON.stringify(each).slice(0, -1)) },
);

/** Cookies of ours whose values nobody of ours wrote, beside that of the session. */
const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'milepost.two_factor',
        '__Host-milepost.two_factor',
        'milepost.session_data',
        'milepost.state',
        'milepost.oauth_state',
        'milepost.trust_device',
        'milepost.plan',
        'milepost.known_browser',
        'other',
      ),
      fc.oneof(
        fc.constantFrom('', '%', '%E0%A4', 'a.%', '=', '"', '%00', 'a.b', '.', `a.${'A'.repeat(43)}=`),
        fc.string({ unit: printable(), maxLength: 40 }),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('; '));

/** Headers that are read by us or by what stands before us. */
const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'authorization',
        'if-match',
        'if-none-match',
        'last-event-id',
        'range',
        'sec-fetch-site',
        'user-agent',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-share-pass',
        'x-change-reason',
      ),
      fc.oneof(
        fc.constantFrom(
          '',
          '*',
          '0',
          '-1',
          '"',
          'W/"',
          'Bearer',
          'Bearer %',
          'bytes=0-',
          '%',
          ';q=',
          '99999999999999999999',
        ),
        fc.string({ unit: printable(), maxLength: 60 }),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** What a header may hold: more never reaches a server. */
function printable() {
  return fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code < 0x7f || code > 0x9f)
    .map((code) => String.fromCharCode(code));
}

const milepost = await startProcess();
const failures: string[] = [];
const probes: number[] = [];
const statuses = new Map<number, number>();
let asked = 0;
let isDone = false;
try {
  let client = await signIn(milepost.address);
  const operations = operationsOf(JSON.parse((await client.send('GET', addresses.openapi)).body));
  const probing = probe();
  for (const operation of operations) {
    const requests = fc.sample(requestFor(operation), { numRuns: REQUESTS_A_ROUTE, seed: 20_261_120 });
    for (let from = 0; from < requests.length; from += AT_A_TIME) {
      await Promise.all(requests.slice(from, from + AT_A_TIME).map((request) => ask(operation, request)));
    }
  }
  isDone = true;
  await probing;
  promise(
    'no request is answered with 5xx, but where too much is asked at once',
    failures.length === 0,
    `${failures.length} of ${asked} on ${operations.length} routes`,
  );
  console.log(`          ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  for (const failure of [...new Set(failures)].slice(0, 20)) console.log(`          ${failure}`);
  promise(
    'a probe beside them is not held up',
    percentile(probes, 0.99) <= STALLED_MS,
    `99th percentile ${percentile(probes, 0.99).toFixed(0)} ms, worst ${Math.max(...probes).toFixed(0)} ms`,
  );

  async function ask({ method, path }: Operation, request: RandomRequest) {
    asked += 1;
    const { body: sent, headers: extra, cookies: others } = request;
    const asking = client.with({ ...extra, cookie: [client.cookie, others].filter((each) => each !== '').join('; ') });
    const reply = await asking.send(method, request.path, sent ?? undefined).catch(() => null);
    if (reply === null) failures.push(`${method} ${path}: the connection was closed`);
    else statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    // A random request may well end the session, its owner's account or the plan; the rest is to be asked as somebody.
    if (reply?.status === 401) client = await signIn(milepost.address).catch(() => client);
    // Too much at once, here of reports and imports, is told with when to come again.
    const isBusy = reply?.status === 503 && reply.retryAfter !== null;
    if (reply !== null && reply.status >= 500 && !isBusy)
      failures.push(`${method} ${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
  }
} finally {
  isDone = true;
  await milepost.stop();
}

async function probe(): Promise<void> {
  while (!isDone) {
    const began = performance.now();
    await fetch(`${milepost.address}${addresses.health}`).catch(() => null);
    probes.push(performance.now() - began);
    await pause(50);
  }
}

function operationsOf(document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }) {
  return Object.entries(document.paths).flatMap(([path, methods]): Operation[] =>
    LEFT_OUT.some((pattern) => pattern.test(path))
      ? []
      : Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

function requestFor({ method, path }: Operation) {
  const filled = path.split('/').map((part) => (part.startsWith('{') ? id : fc.constant(part)));
  const address = fc.tuple(fc.tuple(...filled), query).map(([parts, text]) => `${parts.join('/')}${text}`);
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return fc.record({ path: address, body: hasBody ? body : fc.constant(null), cookies, headers });
}
