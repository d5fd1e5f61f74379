import type { ImportAnswers } from '#contract/importDraft.ts';
import { type Clock, isoInstant, machineTime, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { sizedCache } from '#server/base/sizedCache.ts';
import type { DraftResult } from '#server/features/exchange/drafting/draftRequest.ts';
import type { PlanOptions, UsualOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { createId } from '#server/store/database/id.ts';

/** An import that waits for its author to look at it and say yes. */
export type ImportSession = {
  readonly id: string;
  /** Whose it is: nobody else sees it. */
  readonly ownerId: string;
  /** Null: a plan is to be made. */
  readonly planId: string | null;
  /** Of the plan that is to be made. */
  readonly newPlan: { readonly id: string; readonly name: string; readonly options: PlanOptions & UsualOptions } | null;
  readonly files: readonly SourceFile[];
  readonly answers: ImportAnswers;
  readonly result: DraftResult;
  /** The version of the plan it was set against; null for a plan that is to be made. */
  readonly version: number | null;
  /** ISO instant. */
  readonly expiresAt: string;
  /** Of the machine, in ms: a fixed clock prolongs nothing. */
  readonly endsAt: number;
};

/** Kept in memory, the newest up to a size, each for an hour: an import is looked at and applied, or forgotten. */
export type ImportSessions = {
  /** Begins one, or puts a worked-out one in the place of itself. */
  keep(session: Omit<ImportSession, 'id' | 'expiresAt' | 'endsAt'> & { readonly id?: string }): ImportSession;
  /** Throws Refusal (404) for one that is of somebody else or another plan, is over, or never was. */
  find(asked: Pick<ImportSession, 'id' | 'ownerId' | 'planId'>): ImportSession;
  forget(id: string): void;
};

const MAX_BYTES = 256 * 1024 * 1024;
const KEPT_FOR_MS = 60 * 60 * 1000;

export function createImportSessions(clock: Clock): ImportSessions {
  const kept = sizedCache<ImportSession>({ maxBytes: MAX_BYTES, bytesOf });
  return {
    keep: (asked) => {
      const expiresAt = isoInstant(timeOfInstant(clock.now()) + KEPT_FOR_MS);
      const session = { ...asked, id: asked.id ?? createId(), expiresAt, endsAt: machineTime() + KEPT_FOR_MS };
      kept.set(session.id, session);
      return session;
    },
    find: ({ id, ownerId, planId }) => {
      const session = kept.get(id);
      if (session !== undefined && session.endsAt < machineTime()) kept.delete(id);
      else if (session !== undefined && session.ownerId === ownerId && session.planId === planId) return session;
      throw gone();
    },
    forget: (id) => kept.delete(id),
  };
}

const BYTES_OF_ROW = 600;

function bytesOf({ files, result }: ImportSession): number {
  const cells = [...result.parts.cells.values()].reduce((sum, each) => sum + each.cells.length, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return bytes + result.rows.length * BYTES_OF_ROW + cells * 100 + result.parts.goals.size * 4_000 + 100_000;
}

function gone(): Refusal {
  return new Refusal({
    code: 'import_not_found',
    status: 404,
    message: 'This import is not waiting any more: it was applied, or an hour has passed. Choose the file again.',
  });
}
