import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import { type DroppedValues, droppedValuesSchema } from '#contract/ownFields.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FieldProblemCode } from '#core/own/fieldsAfter.ts';
import type { WordProblem } from '#core/plan/wordProblems.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { ownFieldProblem } from './ownFieldsDraft.ts';
import { theirWords } from './theirWords.ts';
import {
  changeCount,
  changesOf,
  draftOf,
  patchOf,
  problemsOf,
  type WordsChanges,
  type WordsDraft,
} from './wordsDraft.ts';

export type WordsEditing = {
  readonly draft: WordsDraft;
  readonly before: WordsDraft;
  readonly changes: WordsChanges;
  readonly problems: ReadonlyMap<string, WordProblem>;
  readonly ownProblem: { readonly id: string; readonly code: FieldProblemCode } | null;
  /** What saving would take from goals, once it was tried. */
  readonly dropped: DroppedValues | null;
  readonly error: string | null;
  readonly isSaving: boolean;
  set(part: Partial<WordsDraft>): void;
  discard(): void;
  /** With leave to drop the values that it would cost. */
  save(mayDrop?: boolean): Promise<void>;
};

type Seen = Pick<DashboardPlan, 'plan' | 'version'>;

export function useWordsDraft({ plan, version }: Seen): WordsEditing {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<WordsDraft>>({});
  /** The plan when typing began; after a conflict as it was shown then. */
  const [seen, setSeen] = useState<Seen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [dropped, setDropped] = useState<DroppedValues | null>(null);
  /** Own fields are judged once saving was tried: a new one has no name yet. */
  const [isTried, setTried] = useState(false);
  const before = draftOf(plan);
  const draft: WordsDraft = { ...before, ...typed };
  const changes = changesOf(draft, before);
  const isChanged = changeCount(changes) > 0;

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  function discard() {
    setTyped({});
    setSeen(null);
    setError(null);
    setDropped(null);
    setTried(false);
  }

  async function save(mayDrop = false) {
    setTried(true);
    if (ownFieldProblem(draft.fields) !== null) return;
    setDropped(null);
    setSaving(true);
    setError(null);
    try {
      const made = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: { ...patchOf(draft, plan), ...(mayDrop && { drop_values: 1 }) },
        ifMatch: seen?.version ?? version,
      });
      await refreshPlan(client, plan.id);
      discard();
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.saved });
    } catch (failure) {
      const drops = droppedIn(failure);
      if (drops !== null) {
        setDropped(drops);
        return;
      }
      setError((await conflictIn(failure)) ?? refusalText(failure, say.failed));
    } finally {
      setSaving(false);
    }
  }

  async function conflictIn(failure: unknown): Promise<string | null> {
    if (!isConflict(failure) || seen === null) return null;
    await refreshPlan(client, plan.id);
    const now = client.getQueryData(planQuery(plan.id).queryKey);
    if (now === undefined) return null;
    setSeen(now);
    return say.conflict(theirWords(draftOf(now.plan), draftOf(seen.plan)));
  }

  return {
    draft,
    before,
    changes,
    problems: problemsOf(draft),
    ownProblem: isTried ? ownFieldProblem(draft.fields) : null,
    dropped,
    error,
    isSaving,
    set: (part) => {
      setSeen((earlier) => earlier ?? { plan, version });
      setTyped((earlier) => ({ ...earlier, ...part }));
      setDropped(null);
    },
    discard,
    save,
  };
}

function droppedIn(failure: unknown): DroppedValues | null {
  if (!(failure instanceof ApiError) || failure.code !== 'drops_values') return null;
  return droppedValuesSchema.safeParse(failure.details).data ?? null;
}
