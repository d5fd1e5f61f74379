import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import {
  addresses,
  coursesPath,
  goalColumnsPath,
  goalCommentsPath,
  goalOutlookPath,
  planPath,
  workPath,
} from '#contract/addresses.ts';
import { EXPLAIN } from '#contract/goal/wireExplanation.ts';
import { WIRE_GOAL_FIELDS } from '#contract/goal/wireGoal.ts';
import type { NewShare } from '#contract/share.ts';
import { WORK_NOUNS } from '#contract/work.ts';
import type { Ask } from './exampleServer.ts';
import { type FilterSpec, filterText } from './expectedView.ts';
import type { MarkedGoal } from './markedPlan.ts';

/** What somebody adds to the address of a share. */
export type EditedAddress = {
  readonly rs: string;
  readonly fiscal_year: string;
  readonly filter: FilterSpec;
  readonly asksAll: boolean;
  readonly accept: string;
};

export type SharedReply = {
  readonly what: string;
  readonly status: number;
  readonly body: string;
  readonly head: string;
};

export type AskedOfShare = {
  readonly planId: string;
  readonly goals: readonly MarkedGoal[];
  readonly address: EditedAddress;
  readonly ask: Ask;
  readonly askAsLead: Ask;
};

/** Everything that a share's tokens open, under an edited address: for tests. */
export async function everythingShared(made: NewShare, asked: AskedOfShare): Promise<SharedReply[]> {
  const { planId, goals, address, ask, askAsLead } = asked;
  const { encv, long_url: longUrl, health_meter_url: picture } = made;
  const edited = new URLSearchParams({
    rs: address.rs,
    fiscal_year: address.fiscal_year,
    filters: filterText(address.filter, goals),
    remote_plans_id: 'p1',
    remote_user_id: 'm1',
    ...(address.asksAll ? { ids: goals.map(({ id }) => id).join(','), fields: FIELDS.join(',') } : {}),
  });
  const get = async (what: string, path: string, { token = encv, more = edited } = {}) => {
    const url = `${path}?encv=${token}&${more}`;
    return replyOf(what, await ask({ url, headers: { 'accept-encoding': address.accept } }));
  };
  // Other calls refuse unknown names.
  const known = { more: new URLSearchParams() };
  const ofYear = { more: new URLSearchParams({ fiscal_year: address.fiscal_year }) };
  const ofView = {
    more: new URLSearchParams({ ...Object.fromEntries(ofYear.more), filters: edited.get('filters') ?? '' }),
  };
  const shortened = await askAsLead({ method: 'POST', url: addresses.shortUrl, payload: { long_url: longUrl } });
  const remote = { _method: 'getAllFilters', remote: 'true', remote_plans_id: planId, remote_user_id: 'maker', encv };
  return [
    await get('goals', addresses.goals),
    await get('columns', goalColumnsPath(planId), ofYear),
    await get('courses', coursesPath(planId), ofYear),
    await get('goals that need attention', `${planPath(planId)}/attention`, ofView),
    await get('outlooks', `${planPath(planId)}/outlooks`, ofYear),
    await get('prospects', `${planPath(planId)}/prospects`, ofYear),
    await get('signals', `${planPath(planId)}/signals`, known),
    await get('plan', planPath(planId), known),
    ...(await Promise.all(WORK_NOUNS.map((noun) => get(noun, workPath(planId, noun), known)))),
    await get('page, its preview and its frame', new URL(longUrl).pathname),
    await get('screen', new URL(longUrl).pathname.replace(/dashboard$/, 'tv')),
    await get('way to the plan', addresses.dashboard),
    await get('way to the printed report', addresses.print),
    replyOf('printed report', await ask({ url: `${addresses.print}?encv=${encv}&plan_id=${planId}&${edited}` })),
    await get('meter', addresses.healthMeterSvg),
    await get('meter as PNG', addresses.healthMeterPng),
    await get('meter by its own token', addresses.healthMeterSvg, {
      token: new URL(picture).searchParams.get('encv') ?? '',
    }),
    ...(await Promise.all(CLOSED.map((path) => get(`closed: ${path}`, `${planPath(planId)}/${path}`, known)))),
    await get('short link', new URL(shortened.json().link).pathname),
    replyOf('saved filters', await callFilters(remote, ask)),
    ...(await Promise.all(goals.map(({ id }) => get(`comments of ${id}`, goalCommentsPath(planId, id), known)))),
    ...(await Promise.all(goals.map(({ id }) => get(`outlook of ${id}`, goalOutlookPath(planId, id), ofYear)))),
  ];
}

/** What members can read and viewers of a share cannot, whatever is added to the address. */
const CLOSED = [
  'export.xlsx',
  'export.csv',
  'export.json',
  'events',
  'changes',
  'changes.csv',
  'changed-goals',
  'archived-goals',
  'shares',
  'share-log',
  'short-links',
  'mailings',
  'members',
] as const;

const FIELDS = [...WIRE_GOAL_FIELDS, EXPLAIN];

export function callFilters(fields: Readonly<Record<string, string>>, ask: Ask): Promise<LightMyRequestResponse> {
  return ask({
    method: 'POST',
    url: addresses.savedFilters,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

function replyOf(what: string, reply: LightMyRequestResponse): SharedReply {
  return {
    what,
    status: reply.statusCode,
    body: bodyOf(reply),
    head: `${reply.statusCode} ${JSON.stringify(reply.headers)}`,
  };
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const type = String(headers['content-type'] ?? '');
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      // Byte by byte: a picture may contain text.
      return type.startsWith('image/png') ? rawPayload.toString('latin1') : rawPayload.toString();
  }
}
