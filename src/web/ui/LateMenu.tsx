import { classes } from './classes.ts';
import { LatePopover, type LatePopoverProps } from './LatePopover.tsx';
import styles from './Menu.module.css';

/** A menu beside its button, its items (`MenuItems`) loaded later. */
export function LateMenu<Part>({ className, ...rest }: LatePopoverProps<Part>) {
  return <LatePopover {...rest} className={classes(styles.menu, className)} />;
}
