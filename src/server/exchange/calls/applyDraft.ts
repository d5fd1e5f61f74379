import type { ImportApplied } from '#contract/importDraft.ts';
import { Refusal } from '#server/errors.ts';
import { chosenEdits, countChosen } from '#server/exchange/diff/chosenEdits.ts';
import { tellStory } from '#server/exchange/story/tellStory.ts';
import { applyChange } from '#server/store/changes.ts';
import type { Edit } from '#server/store/edit.ts';
import { type Importer, withLeaders } from './importer.ts';
import type { ImportParts } from './importRoutes.ts';
import type { ImportSession } from './importSessions.ts';

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
  const stamp = {
    planId: result.plan.id,
    at: clock.now(),
    memberId: importer.memberId,
    by: importer.name,
    what: `Imported ${session.files.map(({ name }) => name).join(', ')}`,
  };
  const leftOut = answers.left_out;
  const count = countChosen({ rows: result.rows, leftOut });
  const isWhole = leftOut === undefined || leftOut.kinds.length + leftOut.rows.length === 0;
  if (result.story !== null && isWhole) {
    const told = await tellStory(store, { story: result.story, planId: result.plan.id, plan: result.plan });
    const leaders = await withLeaders(store, { planId: result.plan.id, account: importer.account, edits: [] });
    const written = await applyChange(store, { ...stamp, edits: leaders });
    return { plan_id: result.plan.id, version: Math.max(told.version, written.version), count };
  }
  const edits = chosenEdits({ rows: result.rows, parts: result.parts, leftOut });
  if (edits.length === 0) throw nothingChosen();
  const whole: readonly Edit[] =
    version === null ? await withLeaders(store, { planId: result.plan.id, account: importer.account, edits }) : edits;
  const written = await applyChange(
    store,
    { ...stamp, edits: whole },
    version === null ? {} : { expectedVersion: version },
  );
  return { plan_id: result.plan.id, version: written.version, count };
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
