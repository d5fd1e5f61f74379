import type { ReactNode } from 'react';
import styles from './SharedFrame.module.css';

export function SharedFrame({ header, children }: { readonly header: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {header}
      <main className={styles.main}>{children}</main>
    </>
  );
}
