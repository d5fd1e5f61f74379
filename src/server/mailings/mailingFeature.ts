import type { MilepostApp } from '#server/http/milepostApp.ts';
import type { SendMail } from '#server/mail/sendMail.ts';
import type { PdfPrinter } from '#server/reports/pdfPrinter.ts';
import type { ShareDoor } from '#server/sharing/shareDoor.ts';
import { type AttentionParts, addAttentionRoute } from './attentionRoute.ts';
import { addMailingRoutes, type MailingRouteParts } from './mailingRoutes.ts';
import { addMailingStopRoutes } from './mailingStopRoutes.ts';
import { createMailingStops } from './mailingStops.ts';
import { printShareBy } from './printShare.ts';
import { type SayCountsParts, sayCountsBy } from './sayCounts.ts';
import { startMailings } from './startMailings.ts';

export type MailingFeatureParts = MailingRouteParts &
  AttentionParts &
  SayCountsParts & {
    /** What links are signed with. */
    readonly secret: string;
    /** Null: the installation sends no mail. */
    readonly sendMail: SendMail | null;
    readonly printer: PdfPrinter;
    readonly shareDoor: ShareDoor;
    readonly ownUrl: () => string;
    readonly warn: (message: string) => void;
  };

/** Reports of a share by mail: their schedule, the way out of them, and sending them while the server listens. */
export async function mailingFeature(app: MilepostApp, parts: MailingFeatureParts): Promise<void> {
  const { sendMail, printer, shareDoor } = parts;
  const stops = createMailingStops(parts.secret);
  addAttentionRoute(app, parts);
  addMailingRoutes(app, parts);
  await addMailingStopRoutes(app, { ...parts, stops });
  if (sendMail === null) return;
  const printShare = printShareBy(app, { printer, passes: shareDoor.passes });
  startMailings(app, { ...parts, stops, sendMail, printShare, sayCounts: sayCountsBy(parts) });
}
