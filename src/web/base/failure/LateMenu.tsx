import { classes } from '#web/base/ui/classes.ts';
import styles from '#web/base/ui/Menu.module.css';
import { LatePopover, type LatePopoverProps } from './LatePopover.tsx';

/** A menu beside its button, its items (`MenuItems`) loaded later. */
export function LateMenu<Part>({ className, ...rest }: LatePopoverProps<Part>) {
  return <LatePopover {...rest} className={classes(styles.menu, className)} />;
}
