import { useEffect } from 'react';
import { say } from '#web/messages/sharedView/say.ts';
import styles from './ShareGone.module.css';

/** In the place of a view that is not open any more: why it was closed is told to nobody. */
export function ShareGone() {
  useEffect(() => {
    document.title = say.goneTitle;
  }, []);
  return (
    <main className={styles.page}>
      <h1>{say.goneTitle}</h1>
      <p>{say.goneText}</p>
    </main>
  );
}
