import { BoundedCache } from '#server/base/boundedCache.ts';
import type { CompressedBody } from '#server/platform/http/compressed.ts';

/** A reply that is the same for everybody who asks the same. */
export type KeptReply = { readonly body: CompressedBody; readonly etag: string };

export type FindReply = (key: string, make: () => Promise<KeptReply>) => Promise<KeptReply>;

/** Compressing each time costs some hundred times the sending. */
const MAX_BYTES = 200 * 1024 * 1024;

/** What the compressed forms take beside the plain one. */
const COMPRESSED_SHARE = 0.3;

/** Finds a reply made before, or makes it; those who ask meanwhile wait for the same one. */
export function keptReplies(maxBytes: number = MAX_BYTES): FindReply {
  const kept = new BoundedCache<KeptReply>({ maxBytes, bytesOf: ({ body }) => body.size * (1 + COMPRESSED_SHARE) });
  const making = new Map<string, Promise<KeptReply>>();
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
