import { type AttentionParts, addAttentionRoute } from '#server/features/mailings/attentionRoute.ts';
import { countSentencesBy, type SayCountsParts } from '#server/features/mailings/countSentences.ts';
import { createLiveLinks } from '#server/features/mailings/liveLinks.ts';
import { addMailingRoutes, type MailingRouteParts } from '#server/features/mailings/mailingRoutes.ts';
import { addMailingStopRoutes } from '#server/features/mailings/mailingStopRoutes.ts';
import { createMailingStops } from '#server/features/mailings/mailingStops.ts';
import { printShareBy } from '#server/features/mailings/printShare.ts';
import { shareSentences } from '#server/features/mailings/shareSentences.ts';
import { startMailings } from '#server/features/mailings/startMailings.ts';
import type { PdfPrinter } from '#server/features/reports/pdfPrinter.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';

export type MailingFeatureParts = MailingRouteParts &
  AttentionParts &
  SayCountsParts & {
    readonly secret: string;
    readonly sendMail: SendMail | null;
    readonly printer: PdfPrinter;
    readonly shareAuth: ShareAuth;
    readonly ownUrl: () => string;
    readonly warn: (message: string) => void;
  };

export async function mailingFeature(app: MilepostApp, parts: MailingFeatureParts): Promise<void> {
  const { sendMail, printer, shareAuth } = parts;
  const stops = createMailingStops(parts.secret);
  addAttentionRoute(app, parts);
  addMailingRoutes(app, parts);
  await addMailingStopRoutes(app, { ...parts, stops });
  if (sendMail === null) return;
  const printShare = printShareBy(app, { printer, passes: shareAuth.passes });
  startMailings(app, {
    ...parts,
    stops,
    sendMail,
    printShare,
    sayCounts: countSentencesBy(parts),
    nameShare: async (share, language) => {
      const booked = await parts.planBook.find(share.planId);
      return booked === null ? [] : shareSentences(share, booked, language);
    },
    liveLinks: createLiveLinks(parts.secret),
  });
}
