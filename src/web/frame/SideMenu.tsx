import { say } from '#web/messages/say.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './Frame.module.css';

/** The pages there are; each arrives here with its page. */
export function SideMenu({ home }: { readonly home: string }) {
  const tip = useTip(() => say.frame.dashboard);
  return (
    <nav className={styles.rail} aria-label={say.frame.menu}>
      <ul>
        <li>
          <a href={home} aria-current="page" {...tip}>
            <Icon name="dashboard" />
            <span>{say.frame.dashboard}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
