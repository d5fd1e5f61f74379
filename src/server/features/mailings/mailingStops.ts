import { mailingStopPath } from '#contract/addresses.ts';
import { createStopSignatures } from '#server/platform/mail/stopSignatures.ts';

export type MailingReader = { readonly planId: string; readonly shareId: string; readonly reader: string };

export type MailingStops = {
  pathOf(of: MailingReader): string;
  isSigned(of: MailingReader, signature: string): boolean;
};

export function createMailingStops(secret: string): MailingStops {
  const signatures = createStopSignatures(secret, 'milepost mailing stop');
  const parts = ({ planId, shareId, reader }: MailingReader) => [planId, shareId, reader];
  return {
    pathOf: (of) => mailingStopPath(of, signatures.signatureOf(parts(of))),
    isSigned: (of, signature) => signatures.isSigned(parts(of), signature),
  };
}
