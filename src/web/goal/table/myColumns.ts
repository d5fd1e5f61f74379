import { notifyManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { tableColumnsPath } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { deviceColumns } from './deviceColumns.ts';

type Seen = Pick<DashboardPlan, 'plan' | 'viewer'>;

/** The columns a reader chose for a plan's table; null for none. Members have them with their account. */
export function useMyColumns({ plan, viewer }: Seen): unknown {
  const isMember = viewer.kind === 'member';
  const unsaved = useSyncExternalStore(subscribe, () => waiting.get(plan.id));
  const onDevice = useSyncExternalStore(subscribe, () => deviceColumns.read(plan.id));
  const saved = isMember ? viewer.tableColumns : null;

  // What was chosen here before members had their columns with the account.
  useEffect(() => {
    const left = isMember && saved === null ? deviceColumns.read(plan.id) : null;
    if (!Array.isArray(left)) return;
    void saveMyColumns(plan.id, left.map(String)).catch(() => {});
  }, [isMember, saved, plan.id]);

  if (unsaved !== undefined) return unsaved.columns;
  return saved ?? onDevice;
}

/** Shown at once. Throws ApiError where they could not be saved: then they stay as they were. */
export async function keepMyColumns({ plan, viewer }: Seen, columns: readonly string[] | null): Promise<void> {
  if (viewer.kind === 'member') return saveMyColumns(plan.id, columns);
  deviceColumns.keep(plan.id, columns);
  tellAll();
}

async function saveMyColumns(planId: string, columns: readonly string[] | null): Promise<void> {
  const isSending = waiting.has(planId);
  waiting.set(planId, { columns });
  tellAll();
  // Whoever sends takes the last choice along: of several quick ones, only that counts.
  if (isSending) return;
  try {
    for (let sent: Choice | undefined; sent !== waiting.get(planId); ) {
      sent = waiting.get(planId);
      await sendJson(tableColumnsPath(planId), { method: 'PUT', body: sent });
      // Within the loop: what is chosen during any of these is sent too.
      await queryClient.cancelQueries(planQuery(planId));
      const chosen = sent?.columns ?? null;
      for (const queryKey of [planQuery(planId).queryKey, ['pastPlan', planId]]) {
        queryClient.setQueriesData<DashboardPlan>({ queryKey }, (known) => known && withColumns(known, chosen));
      }
      // Queries tell the page a task later; until then a further choice would begin from the columns before.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    }
    deviceColumns.keep(planId, null);
  } finally {
    waiting.delete(planId);
    tellAll();
  }
}

function withColumns(shown: DashboardPlan, tableColumns: readonly string[] | null): DashboardPlan {
  return shown.viewer.kind === 'member' ? { ...shown, viewer: { ...shown.viewer, tableColumns } } : shown;
}

type Choice = { readonly columns: readonly string[] | null };

/** By plan, what is being saved. */
const waiting = new Map<string, Choice>();
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
