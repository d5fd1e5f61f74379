import * as z from 'zod/mini';
import './wire/noEval.ts';

/** The longest address that may be shortened: its filters may take 8 kB, percent-encoded three times that. */
export const LONG_URL_MAX_LENGTH = 32_768;

/** POST /short-url/ (specification, section 7). Whether the address is one of this installation, the server decides. */
export const shortUrlRequestSchema = z.object({
  long_url: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONG_URL_MAX_LENGTH)),
});

const linkSchema = z.object({ link: z.string(), long_url: z.string() });

/** The reply carries its two fields both at the top and under `data` (readings, section 6). */
export const shortUrlReplySchema = z.object({ link: z.string(), long_url: z.string(), data: linkSchema });
export type ShortUrlReply = z.infer<typeof shortUrlReplySchema>;

/** A short address and the long one it leads to. */
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
  /** The first letters of its token, to tell links apart. */
  hint: z.string(),
  /** Null where it leads to a page that asks who is signed in. */
  share_id: z.nullable(z.string()),
  /** Path and query, without a share's token. */
  address: z.string(),
  made_by: z.object({ user_id: z.string(), name: z.string() }),
  /** ISO instant. */
  created_at: z.string(),
});
export const wireShortLinksSchema = z.array(wireShortLinkSchema);
export type WireShortLink = z.infer<typeof wireShortLinkSchema>;
