import { printPath, USUAL_REPORT } from '#contract/printedReport.ts';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { machineTime } from '#server/base/clock.ts';
import type { PdfPrinter } from '#server/features/reports/pdfPrinter.ts';
import type { SharePasses } from '#server/features/sharing/sharePass.ts';
import { answerInProcess } from '#server/platform/http/answerInProcess.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { PrintShare } from './sendMailings.ts';

/** Prints what a viewer would print; for a share with a password a pass is issued, because its maker asked for the mail. */
export function printShareBy(
  app: MilepostApp,
  { printer, passes }: { readonly printer: PdfPrinter; readonly passes: SharePasses },
): PrintShare {
  return (share, { token, language }) => {
    const { pass } = passes.issue(share, machineTime());
    const path = printPath({
      planId: share.planId,
      filters: null,
      fiscalYear: null,
      shareToken: token,
      shareStyle: share.style,
      language,
      ...USUAL_REPORT,
      opensDialog: false,
    });
    const headers = share.passwordHash === null ? {} : { [SHARE_PASS_HEADER]: pass };
    const answer = answerInProcess(app, { headers, host: 'milepost.invalid', ip: '127.0.0.1' });
    return printer.print({ path, answer, locale: language, asker: 'mailings' });
  };
}
