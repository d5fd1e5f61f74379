import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkSession } from '#web/base/api/checkSession.ts';
import { useNewVersion } from '#web/base/api/serverVersion.ts';
import { say } from '#web/base/messages/say/live.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { followPlan, type LineState } from './followPlan.ts';
import styles from './LiveHost.module.css';
import { tellLine, tellLiveChange } from './liveChanges.ts';
import { createTakeIn } from './takeInChanges.ts';

/** Shorter interruptions are not reported; ms. */
const SAID_AFTER = 800;

export default function LiveHost({ planId, version }: { readonly planId: string; readonly version: number }) {
  const client = useQueryClient();
  // Later versions come through the connection itself.
  const [since] = useState(version);
  const [state, setState] = useState<LineState>('connecting');
  const isLate = useDownFor(state, SAID_AFTER);
  const isUpdated = useNewVersion();
  const isOnline = useOutside(followConnection, () => navigator.onLine);

  useEffect(() => {
    const onChange = createTakeIn({ client, planId, onTaken: tellLiveChange });
    let isResumed = false;
    tellLine('begun');
    const onState = (next: LineState) => {
      setState(next);
      if (next === 'ended') tellLine('ended');
      // The server may have been restarted with a new version.
      if (next === 'up' && isResumed) void checkSession();
      isResumed = next === 'down';
    };
    return followPlan({ planId, since, onChange, onState });
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
      {isUpdated && isOnline && state === 'up' && (
        <p className={styles.notice}>
          <LateIcon name="warning" />
          {say.updated}
          <Button size="small" onClick={() => window.location.reload()}>
            {say.reload}
          </Button>
        </p>
      )}
    </div>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

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
