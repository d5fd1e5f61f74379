import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs links that end mail without signing in, for what they name and nothing else. */
export type StopSignatures = {
  signatureOf(parts: readonly string[]): string;
  isSigned(parts: readonly string[], signature: string): boolean;
};

/** A key of its own for each purpose; nothing is stored. */
export function createStopSignatures(secret: string, purpose: string): StopSignatures {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const sign = (parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    signatureOf: (parts) => sign(parts).toString('base64url'),
    isSigned: (parts, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(parts);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
