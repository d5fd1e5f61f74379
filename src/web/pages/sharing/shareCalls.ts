import { queryOptions } from '@tanstack/react-query';
import {
  addresses,
  planMailingsPath,
  planSharesPath,
  shareLogPath,
  shareMailingPath,
  sharePath,
} from '#contract/addresses.ts';
import type { Mailing, WireMailings } from '#contract/mailing.ts';
import type { NewShare, SharePatch, ShareRequest, WireShare, WireShareEvent } from '#contract/share.ts';
import { decodeShortUrl, type ShortUrlReply } from '#contract/shortUrl.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';

export function sharesQuery(planId: string) {
  return queryOptions<WireShare[]>({
    queryKey: ['shares', planId],
    queryFn: ({ signal }) => fetchJson<WireShare[]>(planSharesPath(planId), { signal }),
  });
}

/** Never from before: what happened since the dialog was opened is compared with it. */
export function shareLogQuery(planId: string) {
  return queryOptions<WireShareEvent[]>({
    queryKey: ['share-log', planId],
    queryFn: ({ signal }) => fetchJson<WireShareEvent[]>(shareLogPath(planId), { signal }),
    gcTime: 0,
  });
}

export function createShare(planId: string, body: ShareRequest): Promise<NewShare> {
  return sendJson(planSharesPath(planId), { body });
}

export function changeShare(planId: string, shareId: string, body: SharePatch): Promise<unknown> {
  return sendJson(sharePath(planId, shareId), { method: 'PATCH', body });
}

export function revokeShare(planId: string, shareId: string): Promise<unknown> {
  return fetchJson(sharePath(planId, shareId), { method: 'DELETE' });
}

export function mailingsQuery(planId: string) {
  return queryOptions<WireMailings>({
    queryKey: ['mailings', planId],
    queryFn: ({ signal }) => fetchJson<WireMailings>(planMailingsPath(planId), { signal }),
  });
}

export function setMailing(planId: string, shareId: string, body: Mailing): Promise<unknown> {
  return sendJson(shareMailingPath(planId, shareId), { method: 'PUT', body });
}

export function endMailing(planId: string, shareId: string): Promise<unknown> {
  return fetchJson(shareMailingPath(planId, shareId), { method: 'DELETE' });
}

export async function shorten(longUrl: string): Promise<string> {
  return decodeShortUrl(await sendJson<ShortUrlReply>(addresses.shortUrl, { body: { long_url: longUrl } })).link;
}

/** Shown at the password field rather than beside the link. */
export function isGuessablePassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'password_guessable';
}

/** The server's sentence where the person can correct it, else the catalogue's (rule 8.1). */
export function sentenceOf(error: unknown, otherwise: string): string {
  const isMendable = error instanceof ApiError && [400, 409, 429].includes(error.status);
  return isMendable ? refusalText(error, otherwise) : otherwise;
}
