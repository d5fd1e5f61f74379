import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/icons.ts';
import styles from './Notice.module.css';

/** In the place of the cards: why there are none, and what to do about it. */
export function Notice({
  icon,
  title,
  text,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <section className={styles.notice} aria-label={title}>
      <Icon name={icon} size={20} />
      <h2>{title}</h2>
      {text !== null && <p>{text}</p>}
      <div>{children}</div>
    </section>
  );
}
