import type { ReactNode } from 'react';
import { say } from '#web/messages/say.ts';
import { Mark } from '#web/ui/Mark.tsx';
import styles from './Frame.module.css';
import { SideMenu } from './SideMenu.tsx';

/** What every page of a signed-in member stands in: the header as a breadcrumb, the side menu, one main part. */
export function Frame({
  trail,
  end,
  home,
  children,
}: {
  /** The steps of the breadcrumb, as list items. */
  readonly trail: ReactNode;
  readonly end: ReactNode;
  readonly home: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {say.frame.skip}
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href={home}>
          <Mark />
          <span>{say.product}</span>
        </a>
        <nav className={styles.trail} aria-label={say.frame.where}>
          <ol>{trail}</ol>
        </nav>
        <div className={styles.end}>{end}</div>
      </header>
      <div className={styles.body}>
        <SideMenu home={home} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
