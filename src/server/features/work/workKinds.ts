import type * as z from 'zod/mini';
import {
  decisionPatchSchema,
  decisionsSchema,
  initiativePatchSchema,
  initiativesSchema,
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
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
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

type Did = 'made' | 'changed' | 'archived' | 'restored';
type Call = 'list' | 'make' | 'change' | 'archive' | 'restore';
type Shown = { readonly booked: BookedPlan; readonly viewer: Viewer; readonly today: Day };
type Reply = { readonly archived: 0 | 1 };

type Facts<Item, Sent> = {
  readonly idName: string;
  readonly operations: Readonly<Record<Call, string>>;
  readonly summaries: Readonly<Record<Call, string>>;
  readonly what: Readonly<Record<Did, string>>;
  readonly listSchema: z.ZodMiniType<readonly Reply[]>;
  readonly newSchema: z.ZodMiniType<Sent>;
  readonly patchSchema: z.ZodMiniType<Sent>;
  readonly replies: (work: Work, shown: Shown) => Reply[];
  readonly itemsOf: (work: Work) => readonly Item[];
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
  make(id: string, sent: unknown, asked: WorkChanging): PlannedChange;
  change(id: string, sent: unknown, asked: WorkChanging): PlannedChange;
  /** `at` null restores it. */
  archive(id: string, at: string | null, asked: WorkChanging): PlannedChange;
};

export const WORK_KINDS: Readonly<Record<WorkNoun, WorkKind>> = {
  initiatives: workKind({
    idName: 'initiativeId',
    operations: {
      list: 'listInitiatives',
      make: 'createInitiative',
      change: 'updateInitiative',
      archive: 'archiveInitiative',
      restore: 'restoreInitiative',
    },
    summaries: {
      list: 'The initiatives of a plan, how far each is, and which days contradict a link',
      make: 'Adds an initiative to goals that the caller works on',
      change: 'Changes an initiative; what is left out stays',
      archive: 'Archives an initiative, and its milestones with it; it can be restored',
      restore: 'Restores an archived initiative and its milestones',
    },
    what: {
      made: 'Initiative added',
      changed: 'Initiative changed',
      archived: 'Initiative archived',
      restored: 'Initiative restored',
    },
    listSchema: initiativesSchema,
    newSchema: newInitiativeSchema,
    patchSchema: initiativePatchSchema,
    replies: initiativeReplies,
    itemsOf: ({ initiatives }) => initiatives,
    blank: newInitiative,
    changed: changedInitiative,
    refuseOthers: refuseInitiativeOfOthers,
    editOf: (after: Initiative) => ({ entity: 'initiative', id: after.id, after }),
  }),
  milestones: workKind({
    idName: 'milestoneId',
    operations: {
      list: 'listMilestones',
      make: 'createMilestone',
      change: 'updateMilestone',
      archive: 'archiveMilestone',
      restore: 'restoreMilestone',
    },
    summaries: {
      list: 'The milestones of a plan, by how many days each is late, and which days contradict a link',
      make: 'Adds a milestone to an initiative or a goal',
      change: 'Changes a milestone; `done_on` says when it was done',
      archive: 'Archives a milestone; it can be restored',
      restore: 'Restores an archived milestone',
    },
    what: {
      made: 'Milestone added',
      changed: 'Milestone changed',
      archived: 'Milestone archived',
      restored: 'Milestone restored',
    },
    listSchema: milestonesSchema,
    newSchema: newMilestoneSchema,
    patchSchema: milestonePatchSchema,
    replies: milestoneReplies,
    itemsOf: ({ milestones }) => milestones,
    blank: (id, { today }) => newMilestone(id, today),
    changed: changedMilestone,
    refuseOthers: refuseMilestoneOfOthers,
    editOf: (after: Milestone) => ({ entity: 'milestone', id: after.id, after }),
  }),
  decisions: workKind({
    idName: 'decisionId',
    operations: {
      list: 'listDecisions',
      make: 'createDecision',
      change: 'updateDecision',
      archive: 'archiveDecision',
      restore: 'restoreDecision',
    },
    summaries: {
      list: 'The decisions of a plan',
      make: 'Notes a decision about goals or initiatives; without a day it is of today, without `who` of the caller',
      change: 'Changes a decision; what is left out stays',
      archive: 'Archives a decision; it can be restored',
      restore: 'Restores an archived decision',
    },
    what: {
      made: 'Decision added',
      changed: 'Decision changed',
      archived: 'Decision archived',
      restored: 'Decision restored',
    },
    listSchema: decisionsSchema,
    newSchema: newDecisionSchema,
    patchSchema: decisionPatchSchema,
    replies: decisionReplies,
    itemsOf: ({ decisions }) => decisions,
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
  const { itemsOf, blank, changed, refuseOthers, editOf, newSchema, patchSchema, what } = facts;
  const find = (id: string, asked: WorkChanging): Item => {
    const found = itemsOf(asked.work).find((each) => each.id === id);
    if (found === undefined) throw workNotFound();
    refuseOthers(found, asked);
    return found;
  };
  return {
    ...facts,
    make: (id, sent, asked) => ({
      what: what.made,
      edits: [editOf(changed(blank(id, asked), newSchema.parse(sent), asked))],
    }),
    change: (id, sent, asked) => {
      const before = find(id, asked);
      if (!itemsOf(asked.present).some((each) => each.id === id)) throw workNotFound();
      return { what: what.changed, edits: [editOf(changed(before, patchSchema.parse(sent), asked))] };
    },
    archive: (id, at, asked) => {
      const before = find(id, asked);
      if ((before.archivedAt === null) === (at === null)) throw workNotFound();
      return {
        what: at === null ? what.restored : what.archived,
        edits: [editOf({ ...before, archivedAt: at })],
      };
    },
  };
}
