import type { QueryClient } from '@tanstack/react-query';
import { planPath } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refreshPlan } from './planUndo.ts';

export async function setPlanArchived(client: QueryClient, planId: string, isArchived: boolean): Promise<number> {
  const body = { is_archived: isArchived ? 1 : 0 };
  const { version } = await sendJson<{ version: number }>(planPath(planId), { method: 'PATCH', body });
  await Promise.all([refreshPlan(client, planId), client.invalidateQueries({ queryKey: ['plans'] })]);
  return version;
}
