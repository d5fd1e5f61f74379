import { createStopSignatures } from '#server/platform/mail/stopSignatures.ts';

type Of = { readonly planId: string; readonly memberId: string };

export type StopLinks = {
  signatureOf(of: Of): string;
  isSigned(of: Of, signature: string): boolean;
};

export function createStopLinks(secret: string): StopLinks {
  const signatures = createStopSignatures(secret, 'milepost reminder stop');
  return {
    signatureOf: ({ planId, memberId }) => signatures.signatureOf([planId, memberId]),
    isSigned: ({ planId, memberId }, signature) => signatures.isSigned([planId, memberId], signature),
  };
}
