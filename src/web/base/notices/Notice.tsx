import type { ReactNode } from 'react';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import styles from './Notice.module.css';

export function Notice({
  icon,
  title,
  text,
  isWholePage = false,
  children,
}: {
  readonly icon: LateIconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly isWholePage?: boolean;
  readonly children?: ReactNode;
}) {
  const Heading = isWholePage ? 'h1' : 'h2';
  return (
    <section className={styles.notice} aria-label={title}>
      <LateIcon name={icon} size={20} />
      <Heading>{title}</Heading>
      {text !== null && <p>{text}</p>}
      <div>{children}</div>
    </section>
  );
}
