import type { ReactNode } from 'react';
import styles from './OwnAccount.module.css';

export function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.about}>
        <h3 className="body-strong">{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
