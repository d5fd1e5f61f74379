import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'link' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large' | 'square';

export type ButtonProps = ComponentProps<'button'> & { readonly look?: ButtonLook; readonly size?: ButtonSize };

export function Button({ look = 'secondary', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(buttonClass(look, size), className)} />;
}

export function buttonClass(look: ButtonLook, size: ButtonSize = 'normal'): string {
  return classes(styles.button, styles[look], size === 'normal' ? undefined : styles[size]);
}
