import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { say } from '#web/base/messages/say/live.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { followPlan, type LineState } from './followPlan.ts';
import styles from './LiveHost.module.css';
import { tellLiveChange } from './liveChanges.ts';
import { createTakeIn } from './takeInChanges.ts';

/** A line that is back within this time was not worth a word; ms. */
const SAID_AFTER = 800;

/** Follows the plan, and says so where it cannot. */
export default function LiveHost({ planId, version }: { readonly planId: string; readonly version: number }) {
  const client = useQueryClient();
  // The version that came first: later ones are heard of on the line itself.
  const [since] = useState(version);
  const [state, setState] = useState<LineState>('connecting');
  const isLate = useDownFor(state, SAID_AFTER);
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);

  useEffect(() => {
    const onChange = createTakeIn({ client, planId, onTaken: tellLiveChange });
    return followPlan({ planId, since, onChange, onState: setState });
  }, [client, planId, since]);

  return (
    <div role="status" className={styles.place}>
      {state === 'ended' && (
        <p className={styles.notice}>
          <LateIcon name="warning" />
          {say.ended}
          <Button size="small" onClick={() => window.location.reload()}>
            {say.reload}
          </Button>
        </p>
      )}
      {(!isOnline || (state === 'down' && isLate)) && state !== 'ended' && (
        <p className={styles.notice}>
          <LateIcon name="warning" />
          {say.down}
        </p>
      )}
    </div>
  );
}

/** The browser itself knows of a lost connection before any call fails. */
function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the line has been down for a time, however often it was tried meanwhile. */
function useDownFor(state: LineState, time: number): boolean {
  const [isLate, setLate] = useState(false);
  const isDown = state === 'down';

  useEffect(() => {
    if (!isDown) {
      setLate(false);
      return;
    }
    const timer = window.setTimeout(() => setLate(true), time);
    return () => window.clearTimeout(timer);
  }, [isDown, time]);

  return isLate;
}
