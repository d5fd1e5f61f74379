import type { ReactNode } from 'react';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { say } from '#web/base/messages/say.ts';
import { Mark } from '#web/base/ui/Mark.tsx';
import styles from './Frame.module.css';
import { type MenuPlace, SideMenu } from './SideMenu.tsx';

export function Frame({
  trail,
  end,
  menu,
  children,
}: {
  readonly trail: ReactNode;
  readonly end: ReactNode;
  readonly menu: MenuPlace | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {say.frame.skip}
      </a>
      <header className={styles.header}>
        <a
          className={styles.brand}
          data-house="mark"
          href={menu === null ? firstAddresses.dashboard : planPagePath(menu.planId, 'dashboard')}
        >
          <Mark />
          <span>{say.product}</span>
        </a>
        <nav className={styles.trail} aria-label={say.frame.where}>
          <ol>{trail}</ol>
        </nav>
        <div className={styles.end}>{end}</div>
      </header>
      <div className={styles.body}>
        <SideMenu place={menu} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
