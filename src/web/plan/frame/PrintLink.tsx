import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type PrintedReport, printPath, USUAL_REPORT } from '#contract/printedReport.ts';
import { sharePass } from '#web/base/api/shareAccess.ts';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';

/**
 * Opens the report as a PDF in a new window (rule 6.5). The palette's command, phones and
 * shares with a password open it as a page instead: there figures can be added, and only a page can send the share's
 * pass.
 */
export function PrintLink({ report }: { readonly report: Omit<PrintedReport, keyof typeof USUAL_REPORT> }) {
  const asPage = { ...report, ...USUAL_REPORT };
  const { filters, shareStyle } = report;
  const asPdf = { ...asPage, filters: filters ?? NO_FILTER_PARAMS, shareStyle: shareStyle ?? 'dynamic' };
  const page = printPath(asPage);
  const tip = useTip(() => say.frame.print, 'end');
  useCommands({ print: () => window.open(page, '_blank', 'noopener') });
  return (
    <a
      className={buttonClass('secondary', 'square')}
      href={sharePass() === null ? printPath(asPdf, { asPdf: true }) : page}
      target="_blank"
      rel="noopener"
      aria-label={say.frame.print}
      {...tip}
    >
      <Icon name="print" />
    </a>
  );
}
