import type { ImportMapping } from '#contract/import.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import type { StatusComparison } from '#contract/importStanding.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { leadEdits, letLeadPlan } from '#server/features/accounts/administration.ts';
import { compareStatuses } from '#server/features/exchange/drafting/standingGoals.ts';
import { listedHeadings } from '#server/features/exchange/mapping/listedHeadings.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { proposedYear } from '#server/features/exchange/mapping/proposedYear.ts';
import { isYearOpen, yearlessOf } from '#server/features/exchange/mapping/yearlessOf.ts';
import {
  createFindings,
  type Findings,
  type FoundPreview,
  listedPreview,
} from '#server/features/exchange/preparing/base/findings.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { newPlan } from '#server/features/exchange/preparing/newPlan.ts';
import { isLikelyOtherPlan, likelyOtherPlan } from '#server/features/exchange/preparing/otherPlan.ts';
import { type PreparedImport, prepareImport } from '#server/features/exchange/preparing/prepareImport.ts';
import { tellStory } from '#server/features/exchange/story/tellStory.ts';
import type { PlanOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import { proofOf, type Understanding } from '#server/features/exchange/understanding/understand.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { Edit, PlanChange } from '#server/store/rows/edit.ts';
import { refuseMovingSettings, takeChosenSettings } from './chosenSettings.ts';
import { findPlanState } from './findPlanState.ts';
import { findTarget, type PlanChoice } from './importTarget.ts';
import { keptLeftOut } from './keptLeftOut.ts';

export type ImportRequest = {
  readonly choice: PlanChoice;
  readonly options: PlanOptions;
  readonly reading: Reading;
  /** How tables of another layout are read. */
  readonly mapping: ImportMapping | null;
  /** Whether a file whose goals are likely another plan's goes in all the same. */
  readonly isOtherTaken?: boolean;
  /** Takes the plan's current fiscal year for headings that name none, and lists that. */
  readonly isYearTaken?: boolean;
  /** Of files of another layout: what they say of a plan that is made, and what of them comes in. */
  readonly understood?: Understanding | null;
  /** Who imports: a member of the plan, or null for the command line. */
  readonly by: { readonly memberId: string | null; readonly name: string };
  /** Why figures of closed periods change; null where nobody gave a reason. */
  readonly reason: string | null;
  /** The settings that a plan that is there takes over from the files; null: the usual ones. */
  readonly takenSettings?: readonly string[] | null;
  /** Only show what would be done. */
  readonly isDryRun: boolean;
  /** Adds what was found before the tables were read, such as a name taken from a file. */
  readonly foundBefore?: (findings: Findings) => void;
};

export type ImportResult = {
  readonly preview: FoundPreview;
  readonly planId: string;
  /** The plan's version after the import; null where nothing was written. */
  readonly version: number | null;
  /** What of files of another layout comes in, and how their statuses differ from those of the figures. */
  readonly proof: ImportProof | null;
  readonly statuses: StatusComparison | null;
};

/** How often an import is set against the plan anew because others wrote meanwhile what it runs into. */
const MOST_TRIES = 5;

/**
 * Sets tables against a plan and, unless it is a dry run or a file is refused, writes everything as one change. A plan
 * that does not exist is made, led by the administrators. What others write meanwhile is not overwritten: the import
 * is then prepared again on top of it.
 */
export async function runImport(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  request: ImportRequest,
): Promise<ImportResult> {
  const planId = await tellStoryOf(store, request);
  if (planId !== null) {
    const who = { memberId: null, by: 'Milepost', what: 'Administrators lead the plan' };
    await letLeadPlan({ store, clock }, { planId, accounts: await findAdministrators(store.db), who });
    const told = await runImport({ store, clock }, { ...request, choice: { id: planId }, options: {} });
    const { memberId, name: by } = request.by;
    const stamp = { planId, at: clock.now(), memberId, by, reason: request.reason, what: '' };
    const chosen = await takeChosenSettings(store, { options: request.options, stamp });
    return { ...told, version: chosen?.version ?? told.version ?? (await findVersion(store.db, planId)) };
  }
  for (let tries = 1; ; tries += 1) {
    const { prepared, planId, version } = await prepare({ store, clock }, request);
    const { preview, proof, statuses } = prepared;
    if (request.isDryRun || prepared.edits.length === 0) return { preview, planId, version: null, proof, statuses };
    try {
      const change = {
        planId,
        at: clock.now(),
        memberId: request.by.memberId,
        by: request.by.name,
        reason: request.reason,
        ...importOf(preview, proof),
      };
      const edits = version === null ? await withLeads(store, planId, prepared.edits) : prepared.edits;
      const written = await applyChange(
        store,
        { ...change, edits },
        version === null ? {} : { expectedVersion: version },
      );
      return { preview, planId, version: written.version, proof, statuses };
    } catch (error) {
      const isOvertaken = version !== null && (await findVersion(store.db, planId)) !== version;
      if (!isConflict(error) || !isOvertaken || tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * A plan that was exported whole and is to be made is written with its history first; null for any other import. Throws
 * Refusal where an option would move the figures of that history.
 */
async function tellStoryOf(
  store: Store,
  { choice, options, reading, isDryRun }: ImportRequest,
): Promise<string | null> {
  const story = reading.story ?? null;
  if (story === null || reading.refusals.length > 0) return null;
  if ((await findTarget(store, choice, options)) !== null) return null;
  refuseMovingSettings(story, options);
  if (isDryRun) return null;
  const planId = (await findVersion(store.db, story.planId)) === null ? story.planId : createId();
  await tellStory(store, { story, planId, plan: { name: nameOf(choice) } });
  return planId;
}

type Prepared = {
  readonly prepared: Pick<PreparedImport, 'preview' | 'edits'> & Pick<ImportResult, 'proof' | 'statuses'>;
  readonly planId: string;
  /** The version the import was set against; null for a new plan. */
  readonly version: number | null;
};

async function prepare(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  {
    choice,
    options,
    reading: read,
    mapping,
    isYearTaken = false,
    isOtherTaken = true,
    isDryRun,
    takenSettings = null,
    understood = null,
    by,
    foundBefore,
  }: ImportRequest,
): Promise<Prepared> {
  const mapped = mapTables(read, mapping);
  const findings = createFindings();
  foundBefore?.(findings);
  const target = await findTarget(store, choice, options);
  const found = target === null ? null : await findPlanState(store, target.id);
  const state =
    found?.state ??
    emptyState(
      newPlan(mapped.tables, {
        id: createId(),
        name: nameOf(choice),
        planTables: mapped.planTables,
        options,
        told: understood?.settings,
        findings,
      }),
      (await findAdministrators(store.db)).map(({ email }) => email.toLowerCase()),
    );
  const moment = {
    at: clock.now(),
    today: clock.today(state.plan.timeZone),
    by: by.name,
    memberId: by.memberId,
    createId,
  };
  const yearless = isYearTaken && isYearOpen(mapped) ? yearlessOf(mapped) : [];
  const reading = yearless.length === 0 ? mapped : inYear({ yearless, read, mapping }, { state, moment, findings });
  // What it was worked out from is let go: of a large import it is most of the memory.
  const { preview, edits, titles, workings, fields } = prepareImport(reading, state, {
    moment,
    findings,
    takenSettings,
  });
  if (!isOtherTaken && !isDryRun && isLikelyOtherPlan(titles)) throw likelyOtherPlan(titles, state.plan.name);
  const proof = understood === null || preview.refusals.length > 0 ? null : proofOf(understood, listedPreview(preview));
  const after = { ...state, plan: { ...state.plan, fields } };
  const statuses =
    understood === null || workings === null ? null : compareStatuses(understood, { state: after, workings, moment });
  return { prepared: { preview, edits, proof, statuses }, planId: state.plan.id, version: found?.version ?? null };
}

/** Tables whose periods are put into the year that is proposed for them. */
function inYear(
  {
    yearless,
    read,
    mapping,
  }: { readonly yearless: readonly string[]; readonly read: Reading; readonly mapping: ImportMapping | null },
  {
    state,
    moment,
    findings,
  }: { readonly state: PlanState; readonly moment: { readonly today: Day }; readonly findings: Findings },
): Reading {
  const year = proposedYear(yearless, { today: moment.today, fiscalStartMonth: state.plan.fiscalStartMonth });
  findings.add(
    'yearTaken',
    { file: read.tables[0]?.file ?? '', line: null },
    { reason: `${year} for ${listedHeadings(yearless)}` },
  );
  return mapTables(read, { ...mapping, year });
}

function emptyState(plan: PlanState['plan'], leaderEmails: readonly string[]): PlanState {
  return { plan, isNew: true, departments: [], members: [], leaderEmails, goals: [], series: new Map() };
}

function nameOf(choice: PlanChoice): string {
  return 'name' in choice ? choice.name.trim() : choice.id;
}

/** A new member with the e-mail of an administrator is that administrator. */
async function withLeads(store: Store, planId: string, edits: readonly Edit[]): Promise<Edit[]> {
  const accounts = await findAdministrators(store.db);
  const led = new Set<string>();
  const known = edits.map((edit): Edit => {
    if (edit.entity !== 'member' || edit.after === null) return edit;
    const { email } = edit.after;
    const account = accounts.find((each) => each.email.toLowerCase() === email?.toLowerCase());
    if (account === undefined) return edit;
    led.add(account.id);
    return { ...edit, after: { ...edit.after, role: 'lead', accountId: account.id } };
  });
  return [
    ...known,
    ...(await leadEdits(
      store.db,
      planId,
      accounts.filter(({ id }) => !led.has(id)),
    )),
  ];
}

function importOf(
  { files: read }: FoundPreview,
  proof: ImportProof | null,
): Pick<PlanChange, 'what' | 'origin' | 'leftOut'> {
  const files = read.map(({ name }) => name).join(', ');
  return { what: `Imported ${files}`, ...keptLeftOut(files, proof) };
}

/** With what the plan holds; where that has changed since the import was prepared, it may fit another time. */
function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.status === 409;
}
