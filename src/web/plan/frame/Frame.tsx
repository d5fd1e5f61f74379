import type { ReactNode } from 'react';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { type PlanPage, planPagePath } from '#contract/pages.ts';
import type { Viewer } from '#core/access.ts';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Mark } from '#web/base/ui/Mark.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './Frame.module.css';
import { type PlanPageEntry, pagesInMenu } from './planPages.ts';

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

type MenuPlace = { readonly planId: string; readonly page: PlanPage; readonly viewer: Viewer };

function SideMenu({ place }: { readonly place: MenuPlace | null }) {
  return (
    <nav className={styles.rail} aria-label={say.frame.menu}>
      <ul>
        {place !== null && pagesInMenu(place.viewer).map((entry) => <Item key={entry.page} {...{ entry, place }} />)}
      </ul>
    </nav>
  );
}

function Item({ entry, place }: { readonly entry: PlanPageEntry; readonly place: MenuPlace }) {
  const name = say.frame.pages[entry.page];
  const tip = useTip(() => name);
  const isHere = entry.page === place.page;
  return (
    <li className={classes(entry.page === 'settings' && styles.foot)}>
      <a href={planPagePath(place.planId, entry.page)} aria-current={isHere ? 'page' : undefined} {...tip}>
        <Icon name={entry.icon} />
        <span>{name}</span>
      </a>
    </li>
  );
}
