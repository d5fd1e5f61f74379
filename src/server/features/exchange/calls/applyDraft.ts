import type { ImportApplied } from '#contract/importDraft.ts';
import { Refusal } from '#server/base/errors.ts';
import { refuseMovingSettings, takeChosenSettings } from '#server/features/exchange/chosenSettings.ts';
import { keptLeftOut } from '#server/features/exchange/keptLeftOut.ts';
import { tellStory } from '#server/features/exchange/story/tellStory.ts';
import { savePlanMaker } from '#server/features/plans/planMaker.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { Edit, PlanChange } from '#server/store/rows/edit.ts';
import { chosenEdits, chosenParts, countChosen } from './chosenEdits.ts';
import { type Importer, withLeaders } from './importer.ts';
import type { ImportParts } from './importParts.ts';
import type { ImportSession } from './importSessions.ts';
import { workOut } from './workOut.ts';

/**
 * Writes what of an import is chosen as one change. Throws Refusal: `question_open` where it asks something still,
 * `nothing_chosen`, `files_refused`, `changed_meanwhile` (409) where others wrote the same since it was worked out.
 */
export async function applyDraft(
  { store, clock }: Pick<ImportParts, 'store' | 'clock'>,
  { importer, session }: { readonly importer: Importer; readonly session: ImportSession },
): Promise<ImportApplied> {
  const { result, answers, version } = session;
  refuseUnready(session);
  const files = session.files.map(({ name }) => name).join(', ');
  const stamp: Omit<PlanChange, 'edits'> = {
    planId: result.plan.id,
    at: clock.now(),
    memberId: importer.memberId,
    by: importer.name,
    reason: importer.reason,
    what: `Imported ${files}`,
    tokenName: importer.tokenName,
    ...keptLeftOut(files, result.proof),
  };
  const leftOut = answers.left_out;
  const count = countChosen(chosenParts({ ...result, leftOut }));
  const isWhole = leftOut === undefined || leftOut.kinds.length + leftOut.rows.length === 0;
  if (result.story !== null && isWhole) return applyStory({ store, clock }, { importer, session, stamp, count });
  const edits = chosenEdits({ rows: result.rows, parts: result.parts, leftOut });
  if (edits.length === 0) throw nothingChosen();
  const whole: readonly Edit[] =
    version === null ? await withLeaders(store, { planId: result.plan.id, account: importer.account, edits }) : edits;
  const written = await applyChange(
    store,
    { ...stamp, edits: whole },
    version === null ? {} : { expectedVersion: version },
  );
  if (version === null) await noteMaker(store, { importer, planId: result.plan.id, at: stamp.at });
  return { plan_id: result.plan.id, version: written.version, count };
}

/** A plan with its history is written as it was told; what its tables say otherwise, and settings that were chosen, are changes on top. */
async function applyStory(
  { store, clock }: Pick<ImportParts, 'store' | 'clock'>,
  {
    importer,
    session,
    stamp,
    count,
  }: {
    readonly importer: Importer;
    readonly session: ImportSession;
    readonly stamp: Omit<PlanChange, 'edits'>;
    readonly count: number;
  },
): Promise<ImportApplied> {
  const { story, plan } = session.result;
  if (story === null) throw nothingChosen();
  const options = session.newPlan?.options ?? {};
  refuseMovingSettings(story, options);
  // It keeps its id where that is free here.
  const planId = (await findVersion(store.db, story.planId)) === null ? story.planId : plan.id;
  const told = await tellStory(store, { story, planId, plan });
  const leaders = await withLeaders(store, { planId, account: importer.account, edits: [] });
  const led = await applyChange(store, { ...stamp, planId, edits: leaders });
  const after = await workOut(
    { store, clock },
    { importer: { ...importer, planId }, newPlan: null, files: session.files, answers: session.answers },
  );
  await noteMaker(store, { importer, planId, at: stamp.at });
  const edits = chosenEdits({ rows: after.result.rows, parts: after.result.parts, leftOut: undefined });
  const edited = edits.length === 0 ? led : await applyChange(store, { ...stamp, planId, edits });
  const chosen = await takeChosenSettings(store, { options, stamp: { ...stamp, planId } });
  return { plan_id: planId, version: chosen?.version ?? Math.max(told.version, led.version, edited.version), count };
}

async function noteMaker(
  { db }: Store,
  { importer, planId, at }: { readonly importer: Importer; readonly planId: string; readonly at: string },
): Promise<void> {
  if (importer.account !== null) await savePlanMaker(db, planId, { accountId: importer.account.id, at });
}

function refuseUnready({ result }: ImportSession): void {
  const [refusal] = result.preview.refusals;
  if (refusal !== undefined) {
    throw conflict('files_refused', `${refusal.file} cannot be imported as it stands: ${refusal.reason}.`);
  }
  if (result.zeroTargets !== null && result.zeroTargets.answer === null) {
    throw conflict(
      'question_open',
      `${result.zeroTargets.count} targets are 0 in a file that leaves none empty. Say first whether 0 means no target or a target of zero (zero_targets).`,
    );
  }
}

function nothingChosen(): Refusal {
  return conflict('nothing_chosen', 'There is nothing to write: the plan holds all of this, or all of it is left out.');
}

function conflict(code: string, message: string): Refusal {
  return new Refusal({ code, status: 409, message });
}
