import { sizedCache } from '#server/base/sizedCache.ts';
import type { CompressedBody } from '#server/platform/http/compressed.ts';

export type CachedReply = { readonly body: CompressedBody; readonly etag: string };

export type FindReply = (key: string, make: () => Promise<CachedReply>) => Promise<CachedReply>;

/** Compressing costs a hundred times as much as sending. */
const MAX_BYTES = 200 * 1024 * 1024;

/** The size of the compressed forms beside the plain one. */
const COMPRESSED_SHARE = 0.3;

/** Finds a cached reply, or makes it; concurrent requests share one. */
export function cachedReplies(maxBytes: number = MAX_BYTES): FindReply {
  const kept = sizedCache<CachedReply>({ maxBytes, bytesOf: ({ body }) => body.size * (1 + COMPRESSED_SHARE) });
  const making = new Map<string, Promise<CachedReply>>();
  return async (key, make) => {
    const known = kept.get(key) ?? making.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => making.delete(key));
    making.set(key, made);
    const reply = await made;
    kept.set(key, reply);
    return reply;
  };
}
