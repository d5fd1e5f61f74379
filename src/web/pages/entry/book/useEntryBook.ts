import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { planEntriesPath, planUndoPath } from '#contract/addresses.ts';
import type { WirePlanCell } from '#contract/entryCells.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { pauseOrOnline } from '#web/base/api/pauseOrOnline.ts';
import { showSignedOut } from '#web/base/api/signedOut.ts';
import { planGoalsKey } from '#web/plan/goals/goalsScope.ts';
import { EntryBook } from './entryBook.ts';
import { type EntryGoals, entryKey, entryQuery } from './entryQuery.ts';
import type { EntryCalls, EntryState } from './entryState.ts';
import type { KeptEntry } from './keptDrafts.ts';

/** How long a live change is awaited before the whole sheet is fetched; ms. */
const LIVE_WITHIN = 600;
const LOOKED_EVERY = 20;

export function useEntryBook({
  planId,
  year,
  loaded,
  kept,
}: {
  readonly planId: string;
  readonly year: number;
  readonly loaded: EntryGoals;
  readonly kept: KeptEntry | null;
}): { readonly book: EntryBook; readonly state: EntryState } {
  const client = useQueryClient();
  const [book] = useState(() => {
    const calls = callsOf(client, { planId, year, caughtUp: (version) => made.caughtUp(version) });
    const made: EntryBook = new EntryBook(calls, kept?.seen ?? loaded.version, kept?.drafts ?? []);
    return made;
  });
  const state = useSyncExternalStore(book.watch, book.state);
  useEffect(() => book.caughtUp(loaded.version), [book, loaded]);
  useEffect(() => {
    book.open();
    return () => book.close();
  }, [book]);
  return { book, state };
}

function callsOf(
  client: QueryClient,
  {
    planId,
    year,
    caughtUp,
  }: { readonly planId: string; readonly year: number; readonly caughtUp: (version: number) => void },
): EntryCalls {
  return {
    send: async (cells: readonly WirePlanCell[], seen) => {
      const sent = { method: 'PUT', body: cells, ifMatch: seen } as const;
      return (await sendJson<{ readonly version: number }>(planEntriesPath(planId), sent)).version;
    },
    undo: async (version) =>
      (await sendJson<{ readonly version: number }>(planUndoPath(planId, version), { body: {} })).version,
    refresh: async (wanted) => {
      // The live change brings only the goals it touched.
      for (let waited = 0; waited < LIVE_WITHIN; waited += LOOKED_EVERY) {
        const version = client.getQueryData<EntryGoals>(entryKey(planId, year))?.version ?? 0;
        if (version >= wanted) return caughtUp(version);
        await pause(LOOKED_EVERY);
      }
      for (const queryKey of [planGoalsKey(planId), ['waiting', planId], ['declined', planId]]) {
        void client.invalidateQueries({ queryKey });
      }
      try {
        const { version } = await client.fetchQuery({ ...entryQuery(planId, year), staleTime: 0 });
        caughtUp(version);
      } catch {
        // The sheet shows its own error; what was saved stays shown.
      }
    },
    signedOut: showSignedOut,
    wait: pauseOrOnline,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
