import type { ReactNode } from 'react';
import styles from './SharedFrame.module.css';

/** What a share's page stands in: no navigation, no footer; a header where its style has one (specification, section 2). */
export function SharedFrame({ header, children }: { readonly header: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {header}
      <main className={styles.main}>{children}</main>
    </>
  );
}
