import type * as z from 'zod/mini';
import {
  decisionPatchSchema,
  decisionsSchema,
  initiativePatchSchema,
  initiativesSchema,
  manyDecisionsSchema,
  manyInitiativesSchema,
  manyMilestonesSchema,
  milestonePatchSchema,
  milestonesSchema,
  newDecisionSchema,
  newInitiativeSchema,
  newMilestoneSchema,
  type WorkNoun,
} from '#contract/work.ts';
import type { Viewer } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { newDecision, newInitiative, newMilestone } from '#core/work/newWork.ts';
import type { Decision, Initiative, Milestone, Work } from '#core/work/work.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { authorOf, nameOf } from '#server/features/asking/membership.ts';
import { manyRefused, problemOf, type RefusedRow } from '#server/features/asking/rowRefused.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { decisionReplies, initiativeReplies, milestoneReplies } from './shownWork.ts';
import {
  changedDecision,
  changedInitiative,
  changedMilestone,
  refuseDecisionOfOthers,
  refuseInitiativeOfOthers,
  refuseMilestoneOfOthers,
  type WorkChanging,
} from './workChanges.ts';
import { workNotFound } from './workRefusals.ts';

type Did = 'made' | 'changed' | 'archived' | 'restored' | 'changedMany' | 'archivedMany';
type Call = 'list' | 'make' | 'change' | 'archive' | 'restore' | 'changeMany' | 'archiveMany';
type Shown = { readonly booked: BookedPlan; readonly viewer: Viewer; readonly today: Day };
type Reply = { readonly archived: 0 | 1 };

type Facts<Item, Sent> = {
  /** Of one, in refusals. */
  readonly name: string;
  readonly idName: string;
  readonly operations: Readonly<Record<Call, string>>;
  readonly summaries: Readonly<Record<Call, string>>;
  readonly what: Readonly<Record<Did, string>>;
  readonly listSchema: z.ZodMiniType<readonly Reply[]>;
  readonly newSchema: z.ZodMiniType<Sent>;
  readonly patchSchema: z.ZodMiniType<Sent>;
  readonly manySchema: z.ZodMiniType<readonly (Sent & { readonly id: string })[]>;
  readonly replies: (work: Work, shown: Shown) => Reply[];
  readonly itemsOf: (work: Work) => readonly Item[];
  readonly withItems: (work: Work, items: readonly Item[]) => Work;
  readonly blank: (id: string, asked: WorkChanging) => Item;
  /** Throws Refusal where what is sent is not allowed. */
  readonly changed: (before: Item, sent: Sent, asked: WorkChanging) => Item;
  readonly refuseOthers: (item: Item, asked: WorkChanging) => void;
  readonly editOf: (after: Item) => Edit;
};

/** What the calls of each kind need: a row for each, by its noun in addresses. */
export type WorkKind = Pick<Facts<never, unknown>, 'idName' | 'operations' | 'summaries' | 'listSchema' | 'replies'> & {
  readonly newSchema: z.ZodMiniType<unknown>;
  readonly patchSchema: z.ZodMiniType<unknown>;
  readonly manySchema: z.ZodMiniType<unknown>;
  make(id: string, sent: unknown, asked: WorkChanging): PlannedChange;
  change(id: string, sent: unknown, asked: WorkChanging): PlannedChange;
  /** `at` null restores it. */
  archive(id: string, at: string | null, asked: WorkChanging): PlannedChange;
  /** All or none, each upon those before it. Throws one Refusal that lists those that cannot be. */
  changeMany(sent: unknown, asked: WorkChanging): Promise<PlannedChange>;
  archiveMany(ids: readonly string[], at: string, asked: WorkChanging): Promise<PlannedChange>;
};

export const WORK_KINDS: Readonly<Record<WorkNoun, WorkKind>> = {
  initiatives: workKind({
    name: 'Initiative',
    idName: 'initiativeId',
    operations: {
      list: 'listInitiatives',
      make: 'createInitiative',
      change: 'updateInitiative',
      archive: 'archiveInitiative',
      restore: 'restoreInitiative',
      changeMany: 'updateInitiatives',
      archiveMany: 'archiveInitiatives',
    },
    summaries: {
      list: 'The initiatives of a plan, how far each is, and which days contradict a link',
      make: 'Adds an initiative to goals that the caller works on',
      change: 'Changes an initiative; what is left out stays',
      archive: 'Archives an initiative, and its milestones with it; it can be restored',
      restore: 'Restores an archived initiative and its milestones',
      changeMany: 'Changes many initiatives as one change; what is left out of each stays',
      archiveMany: 'Archives many initiatives and their milestones with them, as one change; each can be restored',
    },
    what: {
      made: 'Initiative added',
      changed: 'Initiative changed',
      archived: 'Initiative archived',
      restored: 'Initiative restored',
      changedMany: 'Initiatives changed',
      archivedMany: 'Initiatives archived',
    },
    listSchema: initiativesSchema,
    newSchema: newInitiativeSchema,
    patchSchema: initiativePatchSchema,
    manySchema: manyInitiativesSchema,
    replies: initiativeReplies,
    itemsOf: ({ initiatives }) => initiatives,
    withItems: (work, initiatives) => ({ ...work, initiatives }),
    blank: newInitiative,
    changed: changedInitiative,
    refuseOthers: refuseInitiativeOfOthers,
    editOf: (after: Initiative) => ({ entity: 'initiative', id: after.id, after }),
  }),
  milestones: workKind({
    name: 'Milestone',
    idName: 'milestoneId',
    operations: {
      list: 'listMilestones',
      make: 'createMilestone',
      change: 'updateMilestone',
      archive: 'archiveMilestone',
      restore: 'restoreMilestone',
      changeMany: 'updateMilestones',
      archiveMany: 'archiveMilestones',
    },
    summaries: {
      list: 'The milestones of a plan, by how many days each is late, and which days contradict a link',
      make: 'Adds a milestone to an initiative or a goal',
      change: 'Changes a milestone; `done_on` says when it was done',
      archive: 'Archives a milestone; it can be restored',
      restore: 'Restores an archived milestone',
      changeMany: 'Changes many milestones as one change; what is left out of each stays',
      archiveMany: 'Archives many milestones, as one change; each can be restored',
    },
    what: {
      made: 'Milestone added',
      changed: 'Milestone changed',
      archived: 'Milestone archived',
      restored: 'Milestone restored',
      changedMany: 'Milestones changed',
      archivedMany: 'Milestones archived',
    },
    listSchema: milestonesSchema,
    newSchema: newMilestoneSchema,
    patchSchema: milestonePatchSchema,
    manySchema: manyMilestonesSchema,
    replies: milestoneReplies,
    itemsOf: ({ milestones }) => milestones,
    withItems: (work, milestones) => ({ ...work, milestones }),
    blank: (id, { today }) => newMilestone(id, today),
    changed: changedMilestone,
    refuseOthers: refuseMilestoneOfOthers,
    editOf: (after: Milestone) => ({ entity: 'milestone', id: after.id, after }),
  }),
  decisions: workKind({
    name: 'Decision',
    idName: 'decisionId',
    operations: {
      list: 'listDecisions',
      make: 'createDecision',
      change: 'updateDecision',
      archive: 'archiveDecision',
      restore: 'restoreDecision',
      changeMany: 'updateDecisions',
      archiveMany: 'archiveDecisions',
    },
    summaries: {
      list: 'The decisions of a plan',
      make: 'Notes a decision about goals or initiatives; without a day it is of today, without `who` of the caller',
      change: 'Changes a decision; what is left out stays',
      archive: 'Archives a decision; it can be restored',
      restore: 'Restores an archived decision',
      changeMany: 'Changes many decisions as one change; what is left out of each stays',
      archiveMany: 'Archives many decisions, as one change; each can be restored',
    },
    what: {
      made: 'Decision added',
      changed: 'Decision changed',
      archived: 'Decision archived',
      restored: 'Decision restored',
      changedMany: 'Decisions changed',
      archivedMany: 'Decisions archived',
    },
    listSchema: decisionsSchema,
    newSchema: newDecisionSchema,
    patchSchema: decisionPatchSchema,
    manySchema: manyDecisionsSchema,
    replies: decisionReplies,
    itemsOf: ({ decisions }) => decisions,
    withItems: (work, decisions) => ({ ...work, decisions }),
    blank: (id, { membership, today }) => ({
      ...newDecision(id, today),
      who: nameOf(membership.member),
      memberId: authorOf(membership).memberId,
    }),
    changed: changedDecision,
    refuseOthers: refuseDecisionOfOthers,
    editOf: (after: Decision) => ({ entity: 'decision', id: after.id, after }),
  }),
};

function workKind<Item extends { readonly id: string; readonly archivedAt: string | null }, Sent>(
  facts: Facts<Item, Sent>,
): WorkKind {
  const { name, itemsOf, withItems, blank, changed, refuseOthers, editOf, newSchema, patchSchema, manySchema, what } =
    facts;
  const find = (id: string, asked: WorkChanging): Item => {
    const found = itemsOf(asked.work).find((each) => each.id === id);
    if (found === undefined) throw workNotFound();
    refuseOthers(found, asked);
    return found;
  };
  const changedOf = (id: string, sent: Sent, asked: WorkChanging): Item => {
    const before = find(id, asked);
    if (!itemsOf(asked.present).some((each) => each.id === id)) throw workNotFound();
    return changed(before, sent, asked);
  };
  const archivedOf = (id: string, at: string | null, asked: WorkChanging): Item => {
    const before = find(id, asked);
    if ((before.archivedAt === null) === (at === null)) throw workNotFound();
    return { ...before, archivedAt: at };
  };
  const withItem = (work: Work, item: Item): Work =>
    withItems(
      work,
      itemsOf(work).map((each) => (each.id === item.id ? item : each)),
    );
  const planMany = async <Row>(
    rows: readonly Row[],
    asked: WorkChanging,
    after: (row: Row, asked: WorkChanging) => Item,
  ) => {
    const refused: RefusedRow[] = [];
    const edits: Edit[] = [];
    const breathe = createYielder();
    let now = asked;
    for (const [index, row] of rows.entries()) {
      await breathe();
      try {
        const item = after(row, now);
        edits.push(editOf(item));
        now = { ...now, work: withItem(now.work, item), present: withItem(now.present, item) };
      } catch (error) {
        refused.push({ index, given: null, problem: problemOf(error) });
      }
    }
    if (refused.length > 0) throw manyRefused(refused, { sent: rows.length, name, code: 'work_refused' });
    return edits;
  };
  return {
    ...facts,
    make: (id, sent, asked) => ({
      what: what.made,
      edits: [editOf(changed(blank(id, asked), newSchema.parse(sent), asked))],
    }),
    change: (id, sent, asked) => ({
      what: what.changed,
      edits: [editOf(changedOf(id, patchSchema.parse(sent), asked))],
    }),
    archive: (id, at, asked) => ({
      what: at === null ? what.restored : what.archived,
      edits: [editOf(archivedOf(id, at, asked))],
    }),
    changeMany: async (sent, asked) => ({
      what: what.changedMany,
      edits: await planMany(manySchema.parse(sent), asked, (row, now) => changedOf(row.id, row, now)),
    }),
    archiveMany: async (ids, at, asked) => ({
      what: what.archivedMany,
      edits: await planMany(ids, asked, (id, now) => archivedOf(id, at, now)),
    }),
  };
}
