import { classes } from '#web/base/ui/classes.ts';
import styles from '#web/base/ui/Menu.module.css';
import { LatePopover, type LatePopoverProps } from './LatePopover.tsx';

export function LateMenu<Part>({ className, ...rest }: LatePopoverProps<Part>) {
  return <LatePopover {...rest} className={classes(styles.menu, className)} />;
}
