import { type PlanPage, planPagePath } from '#contract/pages.ts';
import type { Viewer } from '#core/access.ts';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './Frame.module.css';
import { type PlanPageEntry, pagesInMenu } from './planPages.ts';

export type MenuPlace = { readonly planId: string; readonly page: PlanPage; readonly viewer: Viewer };

export function SideMenu({ place }: { readonly place: MenuPlace | null }) {
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
