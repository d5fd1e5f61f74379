import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
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

type Slots = Readonly<Record<'trail' | 'end' | 'above' | 'skips', HTMLElement | null>>;

const SlotsContext = createContext<Slots>({ trail: null, end: null, above: null, skips: null });

/**
 * What a page adds to the frame it is shown in, which stays when another page follows: to its header, and above it, such
 * as sheets.
 */
export function InFrame({
  trail,
  end,
  above,
}: {
  readonly trail: ReactNode;
  readonly end: ReactNode;
  readonly above?: ReactNode;
}) {
  const slots = useContext(SlotsContext);
  return (
    <>
      {slots.trail !== null && createPortal(trail, slots.trail)}
      {slots.end !== null && createPortal(end, slots.end)}
      {slots.above !== null && createPortal(above, slots.above)}
    </>
  );
}

/** A link at the beginning of the page that leads to a part of it, for as long as the part is there. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: string }) {
  const { skips } = useContext(SlotsContext);
  if (skips === null) return null;
  return createPortal(
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>,
    skips,
  );
}

export function Frame({
  trail: crumbs,
  end: controls,
  menu,
  children,
}: {
  readonly trail: ReactNode;
  readonly end: ReactNode;
  readonly menu: MenuPlace | null;
  readonly children: ReactNode;
}) {
  const [trail, setTrail] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [skips, setSkips] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ trail, end, above, skips }), [trail, end, above, skips]);
  return (
    <SlotsContext value={slots}>
      <a className={styles.skip} href="#main">
        {say.frame.skip}
      </a>
      <div ref={setSkips} className={styles.skips} />
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
          <ol ref={setTrail}>{crumbs}</ol>
        </nav>
        <div className={styles.end}>
          <div ref={setEnd} className={styles.slot} />
          {controls}
        </div>
      </header>
      <div className={styles.body}>
        <SideMenu place={menu} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <div ref={setAbove} />
    </SlotsContext>
  );
}

type MenuPlace = {
  readonly planId: string;
  readonly page: PlanPage;
  readonly viewer: Viewer;
  readonly hasWork: boolean;
};

function SideMenu({ place }: { readonly place: MenuPlace | null }) {
  return (
    <nav className={styles.rail} aria-label={say.frame.menu}>
      <ul>
        {place !== null &&
          pagesInMenu(place.viewer, place).map((entry) => <Item key={entry.page} {...{ entry, place }} />)}
      </ul>
    </nav>
  );
}

function Item({ entry, place }: { readonly entry: PlanPageEntry; readonly place: MenuPlace }) {
  const name = say.frame.pages[entry.page];
  const tip = useTip(() => name);
  const isHere = entry.page === place.page;
  return (
    <li className={classes(entry.page === 'settings' && styles.foot)} data-page={entry.page}>
      <a href={planPagePath(place.planId, entry.page)} aria-current={isHere ? 'page' : undefined} {...tip}>
        <Icon name={entry.icon} />
        <span>{name}</span>
      </a>
    </li>
  );
}
