import * as z from 'zod/mini';
import './wire/noEval.ts';

export const LONG_URL_MAX_LENGTH = 32_768;

/** POST /short-url/ (rule 6.1). Whether the address is one of this installation, the server decides. */
export const shortUrlRequestSchema = z.object({
  long_url: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONG_URL_MAX_LENGTH)),
});

const linkSchema = z.object({ link: z.string(), long_url: z.string() });

/** The reply carries its two fields both at the top and under `data` (rule 6.1). */
export const shortUrlReplySchema = z.object({ link: z.string(), long_url: z.string(), data: linkSchema });
export type ShortUrlReply = z.infer<typeof shortUrlReplySchema>;

export type ShortUrl = { readonly link: string; readonly longUrl: string };

/** The reply for a shortened address. */
export function encodeShortUrl({ link, longUrl }: ShortUrl): ShortUrlReply {
  return { link, long_url: longUrl, data: { link, long_url: longUrl } };
}

/** The shortened address from its reply. */
export function decodeShortUrl({ data }: ShortUrlReply): ShortUrl {
  return { link: data.link, longUrl: data.long_url };
}

/** One element of GET /api/plans/:planId/short-links: where it leads, never the link itself. */
export const wireShortLinkSchema = z.object({
  id: z.string(),
  hint: z.string(),
  /** Null where it leads to a page that requires signing in. */
  share_id: z.nullable(z.string()),
  address: z.string(),
  made_by: z.object({ user_id: z.string(), name: z.string() }),
  created_at: z.string(),
});
export const wireShortLinksSchema = z.array(wireShortLinkSchema);
export type WireShortLink = z.infer<typeof wireShortLinkSchema>;
