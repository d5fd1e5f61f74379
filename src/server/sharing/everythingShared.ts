import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { addresses, goalColumnsPath, goalCommentsPath, planPath } from '#contract/addresses.ts';
import { EXPLAIN } from '#contract/goal/wireExplanation.ts';
import { WIRE_GOAL_FIELDS } from '#contract/goal/wireGoal.ts';
import type { NewShare } from '#contract/share.ts';
import type { Ask } from '#server/exampleServer.ts';
import { type FilterSpec, filterText } from './expectedView.ts';
import type { MarkedGoal } from './markedPlan.ts';

/** What somebody writes into the address of a share. */
export type EditedAddress = {
  readonly rs: string;
  readonly fiscal_year: string;
  readonly filter: FilterSpec;
  /** Names every goal of the plan, and every field there is. */
  readonly asksAll: boolean;
  readonly accept: string;
};

/** A reply, with its decompressed body as text. */
export type SharedReply = { readonly what: string; readonly body: string; readonly head: string };

export type AskedOfShare = {
  readonly planId: string;
  readonly goals: readonly MarkedGoal[];
  readonly address: EditedAddress;
  /** As a viewer, and as the lead who shortens the link. */
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
  const get = async (what: string, path: string, token = encv) => {
    const url = `${path}?encv=${token}&${edited}`;
    return replyOf(what, await ask({ url, headers: { 'accept-encoding': address.accept } }));
  };
  const shortened = await askAsLead({ method: 'POST', url: addresses.shortUrl, payload: { long_url: longUrl } });
  const remote = { _method: 'getAllFilters', remote: 'true', remote_plans_id: planId, remote_user_id: 'maker', encv };
  return [
    await get('goals', addresses.goals),
    await get('columns', goalColumnsPath(planId)),
    await get('plan', planPath(planId)),
    await get('page', new URL(longUrl).pathname),
    replyOf('printed report', await ask({ url: `${addresses.print}?encv=${encv}&plan_id=${planId}&${edited}` })),
    await get('meter', addresses.healthMeterSvg),
    await get('meter by its own token', addresses.healthMeterSvg, new URL(picture).searchParams.get('encv') ?? ''),
    await get('short link', new URL(shortened.json().link).pathname),
    replyOf('saved filters', await callFilters(remote, ask)),
    ...(await Promise.all(goals.map(({ id }) => get(`comments of ${id}`, goalCommentsPath(planId, id))))),
  ];
}

const FIELDS = [...WIRE_GOAL_FIELDS, EXPLAIN];

/** POST /api/dash_filters.php */
export function callFilters(fields: Readonly<Record<string, string>>, ask: Ask): Promise<LightMyRequestResponse> {
  return ask({
    method: 'POST',
    url: addresses.savedFilters,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

function replyOf(what: string, reply: LightMyRequestResponse): SharedReply {
  return { what, body: bodyOf(reply), head: `${reply.statusCode} ${JSON.stringify(reply.headers)}` };
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      return rawPayload.toString();
  }
}
