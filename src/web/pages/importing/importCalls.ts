import { type ChosenForNewPlan, importPath, importsPath, planPath, planUndoPath } from '#contract/addresses.ts';
import type {
  DiffKind,
  DiffRows,
  ImportAnswers,
  ImportApplied,
  ImportDraft,
  KeptMapping,
} from '#contract/importDraft.ts';
import type { StandingGoals } from '#contract/importStanding.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { localSettings } from '#web/base/time/localSettings.ts';

/** Where an import lives: in a plan, or null for one that is to be made. */
export type ImportPlace = { readonly planId: string | null; readonly id: string };

export type ShownKind = DiffKind | 'all';

/** So many rows are asked for at a time. */
export const ROWS_AT_A_TIME = 100;

/** What nobody chose for a new plan the file says; where it does not either, the plan has what is usual here. */
export async function handInFiles(
  planId: string | null,
  { files, chosen }: { readonly files: readonly File[]; readonly chosen: ChosenForNewPlan },
): Promise<ImportDraft> {
  const body = new FormData();
  if (planId === null) {
    const ways = await queryClient.fetchQuery(signOnWaysQuery).catch(() => null);
    const local = localSettings();
    body.set('usual_time_zone', local.time_zone);
    body.set('usual_date_format', local.date_format);
    body.set('usual_company', ways?.organisation ?? '');
    for (const [name, value] of Object.entries(chosen)) body.set(name, value);
  }
  for (const file of files) body.append('file', file);
  return fetchJson(importsPath(planId), { method: 'POST', body });
}

export function answerImport({ planId, id }: ImportPlace, answers: ImportAnswers): Promise<ImportDraft> {
  return sendJson(importPath(planId, id), { method: 'PATCH', body: answers });
}

export function fetchRows(
  { planId, id }: ImportPlace,
  { kind, search, offset }: { readonly kind: ShownKind; readonly search: string; readonly offset: number },
): Promise<DiffRows> {
  const query = new URLSearchParams({ kind, search, offset: String(offset), limit: String(ROWS_AT_A_TIME) });
  return fetchJson(`${importPath(planId, id)}/rows?${query}`);
}

/** So many goals are fetched at once; of more the first are shown. */
const MOST_GOALS = 500;

export function fetchStanding({ planId, id }: ImportPlace): Promise<StandingGoals> {
  return fetchJson(`${importPath(planId, id)}/goals?limit=${MOST_GOALS}`);
}

export function reportPath({ planId, id }: ImportPlace): string {
  return `${importPath(planId, id)}/report.json`;
}

export function applyImport({ planId, id }: ImportPlace): Promise<ImportApplied> {
  return sendJson(`${importPath(planId, id)}/apply`, { body: {} });
}

export function undoImport({ plan_id: planId, version }: ImportApplied): Promise<unknown> {
  return sendJson(planUndoPath(planId, version), { body: {} });
}

export function fetchKeptMappings(planId: string): Promise<KeptMapping[]> {
  return fetchJson(`${planPath(planId)}/import-mappings`);
}

export function removeMapping(planId: string, name: string): Promise<unknown> {
  return fetchJson(`${planPath(planId)}/import-mappings?${new URLSearchParams({ name })}`, { method: 'DELETE' });
}

export function keepMapping(planId: string, kept: Pick<KeptMapping, 'name' | 'mapping'>): Promise<unknown> {
  return sendJson(`${planPath(planId)}/import-mappings`, { method: 'PUT', body: kept });
}
