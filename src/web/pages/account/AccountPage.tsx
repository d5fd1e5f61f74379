import { type ReactNode, useEffect } from 'react';
import { keepFocus } from '#web/base/keys/keepFocus.ts';
import { say } from '#web/base/messages/say.ts';
import { Mark } from '#web/base/ui/Mark.tsx';
import styles from './Account.module.css';

keepFocus();

export function AccountPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${say.product}`;
  }, [title]);
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <span data-house="badge">
          <Mark badge />
        </span>
        <h1>{title}</h1>
        <p className="body quiet">{text}</p>
        {children}
      </div>
    </main>
  );
}
