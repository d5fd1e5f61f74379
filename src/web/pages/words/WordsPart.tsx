import type { ReactNode } from 'react';
import styles from './WordsPart.module.css';

/** A section of the words: a title with its rule in one line, and a button. */
export function WordsPart({
  title,
  text,
  action,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <header className={styles.head}>
        <h3 className="read-strong">{title}</h3>
        <p>{text}</p>
        {action}
      </header>
      {children}
    </section>
  );
}
