import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { WordProblem } from '#core/plan/wordProblems.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
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
  readonly error: string | null;
  readonly isSaving: boolean;
  set(part: Partial<WordsDraft>): void;
  discard(): void;
  save(): Promise<void>;
};

type Seen = Pick<DashboardPlan, 'plan' | 'version'>;

export function useWordsDraft({ plan, version }: Seen): WordsEditing {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<WordsDraft>>({});
  /** The plan when typing began; after a conflict as it was shown then. */
  const [seen, setSeen] = useState<Seen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
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
  }

  async function save() {
    setSaving(true);
    setError(null);
    try {
      const made = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: patchOf(draft, plan),
        ifMatch: seen?.version ?? version,
      });
      await refreshPlan(client, plan.id);
      discard();
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.saved });
    } catch (failure) {
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
    error,
    isSaving,
    set: (part) => {
      setSeen((earlier) => earlier ?? { plan, version });
      setTyped((earlier) => ({ ...earlier, ...part }));
    },
    discard,
    save,
  };
}
