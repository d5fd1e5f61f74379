import { addresses } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/access.ts';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';

export function LinkEnd({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <AccountPage title={title} text={text}>
      <p className={styles.note}>
        <a className={styles.link} href={addresses.dashboard}>
          {say.toMilepost}
        </a>
      </p>
    </AccountPage>
  );
}
