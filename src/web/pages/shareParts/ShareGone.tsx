import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/sharedView.ts';
import styles from './ShareGone.module.css';

/** Does not say why the view was closed. */
export function ShareGone() {
  // The installation's name, not the plan's.
  const ways = useQuery(signOnWaysQuery);
  const organisation = ways.data?.organisation ?? '';
  useEffect(() => {
    document.title = say.goneTitle;
  }, []);
  return (
    <main className={styles.page}>
      {organisation !== '' && <p>{organisation}</p>}
      <h1>{say.goneTitle}</h1>
      <p>{say.goneText}</p>
    </main>
  );
}
