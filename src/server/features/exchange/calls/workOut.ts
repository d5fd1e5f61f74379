import type { ImportAnswers } from '#contract/importDraft.ts';
import type { Clock } from '#server/base/clock.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import { draftInWorker } from '#server/features/exchange/drafting/draftInWorker.ts';
import type { DraftResult, DraftTarget } from '#server/features/exchange/drafting/draftRequest.ts';
import { findPlanState } from '#server/features/exchange/findPlanState.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Importer, leadersOf } from './importer.ts';
import type { ImportSession } from './importSessions.ts';

/** Sets files against the plan as it is now, in a thread of its own. Throws what `draftInWorker` throws. */
export async function workOut(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  {
    importer,
    newPlan,
    files,
    answers,
  }: Pick<ImportSession, 'newPlan' | 'files'> & { readonly importer: Importer; readonly answers: ImportAnswers },
): Promise<{ readonly result: DraftResult; readonly version: number | null }> {
  const found = importer.planId === null ? null : await findPlanState(store, importer.planId);
  if (importer.planId !== null && found === null) throw planNotFound();
  const target: DraftTarget | null =
    found !== null ? { state: found.state } : newPlan === null ? null : await newTarget(store, importer, newPlan);
  if (target === null) throw planNotFound();
  const zone = found?.state.plan.timeZone ?? newPlan?.options.timeZone ?? newPlan?.options.usualTimeZone ?? 'UTC';
  const result = await draftInWorker({
    files,
    limits: PAGE_LIMITS,
    target,
    answers,
    tellsEmails: importer.tellsEmails,
    moment: { at: clock.now(), by: importer.name, memberId: importer.memberId },
    today: clock.today(zone),
  });
  return { result, version: found?.version ?? null };
}

async function newTarget(
  store: Store,
  { account }: Importer,
  newPlan: NonNullable<ImportSession['newPlan']>,
): Promise<DraftTarget> {
  const leaders = await leadersOf(store, account);
  return { newPlan: { ...newPlan }, leaderEmails: leaders.map(({ email }) => email.toLowerCase()) };
}
