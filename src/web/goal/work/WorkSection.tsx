import { type ReactNode, useId } from 'react';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './WorkSection.module.css';

/** A list with its heading, how many or how far, and the button that adds to it. */
export function WorkSection({
  title,
  note,
  add,
  onAdd,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly add: string;
  /** Null for who may not. */
  readonly onAdd: (() => void) | null;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header>
        <h3 id={id}>
          {title} <span>{note}</span>
        </h3>
        {onAdd !== null && (
          <Button look="ghost" size="small" onClick={onAdd}>
            <Icon name="plus" size={14} />
            {add}
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
