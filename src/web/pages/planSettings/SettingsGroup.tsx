import type { ReactNode } from 'react';
import styles from './SettingsGroup.module.css';

export function SettingsGroup({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.about}>
        <h3 className="body-strong">{title}</h3>
        {text !== undefined && <p>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
