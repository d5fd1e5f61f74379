import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { pauseOrOnline } from '#web/base/api/pauseOrOnline.ts';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';
import { asOnlySender } from './asOnlySender.ts';
import { outbox } from './outbox.ts';
import { sendOutbox } from './outboxSender.ts';

/** Sends what waits while this page is open, unless another one does; returns whether the server is out of reach. */
export function useOutboxSender(planId: string): boolean {
  const client = useQueryClient();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const work = (signal: AbortSignal) =>
      sendOutbox(
        outbox,
        {
          send: async ({ path, method, body, ifMatch }) =>
            (await sendJson<{ readonly version?: number } | null>(path, { method, body, ifMatch }))?.version ?? 0,
          pause: pauseOrOnline,
          changed: () => changed(signal),
          onSent: (item) => {
            if (item.planId === planId) void refreshPlan(client, planId, item.goalIds);
          },
          onAway: setAway,
        },
        signal,
      );
    void asOnlySender(work, ending.signal);
    return () => ending.abort();
  }, [client, planId]);
  return isAway;
}

function changed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = outbox.watch(handleEnd);
    signal.addEventListener('abort', handleEnd);

    function handleEnd() {
      stop();
      signal.removeEventListener('abort', handleEnd);
      resolve();
    }
  });
}
