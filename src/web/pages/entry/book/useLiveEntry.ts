import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';
import { takeInEntries } from './takeInEntries.ts';

export function useLiveEntry(planId: string, year: number): void {
  const client = useQueryClient();
  useLiveChange(
    useCallback(
      (change) => {
        last = last.then(() => takeInEntries(client, { planId, year, change }));
      },
      [client, planId, year],
    ),
  );
}

/** In order, so that no older answer overwrites a newer one. */
let last: Promise<void> = Promise.resolve();
