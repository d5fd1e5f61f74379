import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  readonly label: string;
  readonly error?: string | null;
  readonly hint?: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly below?: ReactNode;
  readonly large?: boolean;
};

/** The error is tied to the field and shown by more than colour. */
export function TextField({ label, error = null, hint, start, end, below, large = false, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== null || hint !== undefined;
  return (
    <div className={styles.field} data-status={error === null ? undefined : 'critical'}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {start}
        <input
          {...input}
          id={id}
          className={classes(styles.input, large && styles.large)}
          aria-invalid={error !== null}
          aria-describedby={hasNote ? noteId : undefined}
        />
        {end}
      </div>
      {below}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
