import type { ImportPreview } from '#contract/import.ts';
import type {
  DefaultTaken,
  DiffRow,
  DraftSheet,
  DraftTable,
  ImportAnswers,
  ImportDraft,
  MadeSetting,
  SettingDiff,
} from '#contract/importDraft.ts';
import type { ImportProof, ImportQuestion } from '#contract/importQuestion.ts';
import type { ReadSheet, StandingGoal, StandingWork, StatusComparison } from '#contract/importStanding.ts';
import type { ReadNotice } from '#contract/readNotice.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import type { ImportMoment, PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { BookedGoal } from '#server/features/exchange/preparing/goalBook.ts';
import type { TitleMatch } from '#server/features/exchange/preparing/otherPlan.ts';
import type { PlanStory } from '#server/features/exchange/story/planStory.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { PlanOptions, UsualOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';

/** Into what an import goes: what a plan holds, or a plan that is to be made. */
export type DraftTarget =
  | { readonly state: PlanState }
  | {
      readonly newPlan: { readonly id: string; readonly name: string; readonly options: PlanOptions & UsualOptions };
      readonly leaderEmails: readonly string[];
    };

/** Everything an import needs to be worked out; it crosses to a thread of its own, so it holds no functions. */
export type DraftRequest = {
  readonly files: readonly SourceFile[];
  readonly limits: FileLimits;
  readonly target: DraftTarget;
  readonly answers: ImportAnswers;
  /** Columns that are known by their headings go before all that is recognised: of a feed, which was looked at once. */
  readonly isByColumns?: boolean;
  /** Whoever asks is told e-mail addresses of the plan's members. */
  readonly tellsEmails: boolean;
  readonly moment: Omit<ImportMoment, 'createId' | 'today'>;
  /** ISO instant that says which day it is, by the plan's own zone. */
  readonly today: ImportMoment['today'];
};

/** What an import would write, part by part, so that some of it can be left out. */
export type DraftParts = {
  /** The plan and what is made beside its goals: departments, members, archived goals, comments and work. */
  readonly beside: readonly Edit[];
  /** Everybody of a plan that is made comes in; else only those whom goals name. */
  readonly isWhole: boolean;
  /** Whether settings of a plan that is there change. */
  readonly isPlanChanged: boolean;
  /** Own fields of the plan after the import. */
  readonly fields: readonly OwnField[];
  /** Goals that are new or changed, by shown number, parents before their children. */
  readonly goals: ReadonlyMap<string, DraftGoal>;
  /** By shown number of the goal. */
  readonly cells: ReadonlyMap<string, { readonly goalId: string; readonly cells: readonly Cell[] }>;
  /** What of the work beside is whose row, by its id. */
  readonly work: {
    readonly initiatives: ReadonlyMap<string, DraftWork<Initiative>>;
    readonly milestones: ReadonlyMap<string, DraftWork<Milestone>>;
    readonly decisions: ReadonlyMap<string, DraftWork<Decision>>;
  };
};

/** `key` is that of its row in the difference; `before` is null for what is new. */
export type DraftWork<Item> = { readonly key: string; readonly before: Item | null };

export type DraftGoal = Pick<BookedGoal, 'before' | 'after'> & {
  /** Whether the file says its status: then it does not lapse with an actual. */
  readonly saysStatus: boolean;
};

/** An import worked out. */
export type DraftResult = {
  readonly plan: Plan;
  readonly isNew: boolean;
  readonly preview: ImportPreview;
  /** How files were read, as the page says it; of many the first. */
  readonly readAs: readonly ReadNotice[];
  /** In what they do not agree with themselves; of many the first. */
  readonly doubts: readonly ReadNotice[];
  /** Every sheet of the files as it stands. */
  readonly sheets: readonly DraftSheet[];
  readonly tables: readonly DraftTable[];
  /** In the order of files and lines. */
  readonly rows: readonly DiffRow[];
  readonly parts: DraftParts;
  readonly zeroTargets: { readonly count: number; readonly answer: 'none' | 'zero' | null } | null;
  readonly settings: readonly SettingDiff[];
  readonly madeSettings: readonly MadeSetting[];
  readonly year: ImportDraft['year'];
  readonly defaults: readonly DefaultTaken[];
  /** How few titles match where the file is likely another plan’s; null where it is not. */
  readonly otherPlan: Pick<TitleMatch, 'found' | 'alike'> | null;
  /** The mapping it was read with: the one given, or the one proposed. */
  readonly mapping: NonNullable<ImportAnswers['mapping']>;
  readonly questions: readonly ImportQuestion[];
  readonly proof: ImportProof | null;
  readonly readSheets: readonly ReadSheet[];
  /** Goals of files of another layout, as they will stand. */
  readonly standing: readonly StandingGoal[];
  readonly readCounts: ImportDraft['read_counts'];
  readonly statuses: StatusComparison | null;
  /** Initiatives and milestones of the files, as they will stand; of very many the first. */
  readonly work: readonly StandingWork[];
  /** A whole plan with its history, for a plan that is to be made; null for any other import. */
  readonly story: PlanStory | null;
};
