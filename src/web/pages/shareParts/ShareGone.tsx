import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/sharedView.ts';
import styles from './ShareGone.module.css';

/** In the place of a view that is not open any more: why it was closed is told to nobody. */
export function ShareGone() {
  // The installation's own name, which its sign-in page says too: of the plan nothing is said.
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
