import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/icons.ts';
import styles from './Notice.module.css';

/** In the place of the cards: why there are none, and what to do about it. */
export function Notice({
  icon,
  title,
  text,
  isWholePage = false,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  /** Nothing else is on the page, whose heading it is. */
  readonly isWholePage?: boolean;
  readonly children?: ReactNode;
}) {
  const Heading = isWholePage ? 'h1' : 'h2';
  return (
    <section className={styles.notice} aria-label={title}>
      <Icon name={icon} size={20} />
      <Heading>{title}</Heading>
      {text !== null && <p>{text}</p>}
      <div>{children}</div>
    </section>
  );
}
