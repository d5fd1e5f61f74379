import { createHash } from 'node:crypto';
import { CompressedBody } from '#server/platform/http/compressed.ts';
import type { CachedReply } from './cachedReplies.ts';

/** A long reply built and hashed piece by piece, in one pass. */
export function createReplyText(): { readonly add: (text: string) => void; readonly end: () => CachedReply } {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  return {
    add: (text) => {
      const part = Buffer.from(text);
      hash.update(part);
      parts.push(part);
    },
    end: () => {
      const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
      return { body: new CompressedBody(Buffer.concat(parts)), etag };
    },
  };
}
