import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses that end somebody's reminders of a plan without signing in: signed, for nobody else's. */
export type StopLinks = {
  signatureOf(of: { readonly planId: string; readonly memberId: string }): string;
  isSigned(of: { readonly planId: string; readonly memberId: string }, signature: string): boolean;
};

/** Signed with a key of its own; nothing is stored for it. */
export function createStopLinks(secret: string): StopLinks {
  const key = createHmac('sha256', secret).update('milepost reminder stop').digest();
  const sign = ({ planId, memberId }: { readonly planId: string; readonly memberId: string }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([planId, memberId]))
      .digest();
  return {
    signatureOf: (of) => sign(of).toString('base64url'),
    isSigned: (of, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(of);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
