import { type PrintedReport, printPath } from '#contract/printedReport.ts';
import { useCommands } from '#web/keys/commands.ts';
import { say } from '#web/messages/say.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './PrintLink.module.css';

/** Opens the printed report of what is shown in a window of its own (specification, section 2, Print report page). */
export function PrintLink({
  report,
  isInMenuOnPhones = false,
}: {
  readonly report: Omit<PrintedReport, 'hasFigures' | 'opensDialog'>;
  /** There the account menu has it; a share has no such menu. */
  readonly isInMenuOnPhones?: boolean;
}) {
  const href = printPath({ ...report, hasFigures: false, opensDialog: true });
  const tip = useTip(() => say.frame.print, 'end');
  useCommands({ print: () => window.open(href, '_blank', 'noopener') });
  return (
    <a
      className={classes(buttonClass('secondary', 'square'), isInMenuOnPhones && styles.link)}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={say.frame.print}
      {...tip}
    >
      <Icon name="print" />
    </a>
  );
}
