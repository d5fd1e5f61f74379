import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';
import { takeInEntries } from './takeInEntries.ts';

/** Works what others write into the sheet, by asking for the goals it touched only. */
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

/** They follow each other, so that no older answer comes after a newer one. */
let last: Promise<void> = Promise.resolve();
