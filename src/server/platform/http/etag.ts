import { createHash } from 'node:crypto';

export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

const ENCODINGS = ['br', 'gzip', 'identity'];

export function etagIn(etag: string, encoding: string): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** Whether If-None-Match names the content, in whatever encoding the client has it (RFC 9110, section 13.1.2). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  // Quotes stand around a tag and never in it.
  return ENCODINGS.some((encoding) => ifNoneMatch.includes(etagIn(etag, encoding))) || ifNoneMatch.trim() === '*';
}
