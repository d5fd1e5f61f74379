import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import { type DroppedValues, droppedValuesSchema, refusedFieldsSchema } from '#contract/ownFields.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { WordProblem } from '#core/plan/wordProblems.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { useMergedDraft } from '#web/base/merging/useMergedDraft.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { type OwnFieldProblems, ownFieldProblems, problemsWhileTyping } from './ownFieldsDraft.ts';
import { wordsContradictions } from './wordsContradictions.ts';
import {
  changeCount,
  changesOf,
  draftOf,
  mergeWords,
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
  /** Of own fields, by their id. */
  readonly ownProblems: OwnFieldProblems;
  /** How often saving was refused for an own field. */
  readonly refusals: number;
  /** What saving would take from goals, once it was tried. */
  readonly dropped: DroppedValues | null;
  readonly error: string | null;
  readonly isSaving: boolean;
  /** What others saved meanwhile and the draft has otherwise, a sentence each. */
  readonly contradictions: readonly string[];
  set(part: Partial<WordsDraft>): void;
  /** Removes an own field, whose values in so many goals were asked about. */
  removeField(field: OwnField, used: number): void;
  discard(): void;
  /** Does not drop the values after all. */
  keep(): void;
  /** With leave to drop the values that it would cost. */
  save(mayDrop?: boolean): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
};

type Seen = Pick<DashboardPlan, 'plan' | 'version'>;

export function useWordsDraft({ plan, version }: Seen): WordsEditing {
  const client = useQueryClient();
  const before = useMemo(() => draftOf(plan), [plan]);
  const merged = useMergedDraft(before, mergeWords);
  const { draft } = merged;
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [dropped, setDropped] = useState<DroppedValues | null>(null);
  /** In how many goals values may go, by the field that was removed. */
  const [released, setReleased] = useState<ReadonlyMap<string, number>>(new Map());
  const [refusals, setRefusals] = useState(0);
  /** Names of fields that the server refused, for files have columns of that name. */
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const changes = changesOf(draft, before);
  const isChanged = changeCount(changes) > 0;

  const ownProblems = ownFieldProblems(draft.fields, taken);

  useAskBeforeLeaving(isChanged);

  function discard() {
    merged.discard();
    setError(null);
    setDropped(null);
    setReleased(new Map());
    setRefusals(0);
  }

  async function save(mayDrop = false) {
    if (ownProblems.size > 0) {
      setRefusals(refusals + 1);
      return;
    }
    setDropped(null);
    setSaving(true);
    setError(null);
    try {
      const made = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: { ...patchOf(draft, plan), ...(mayDrop && { drop_values: 1 }) },
        ifMatch: version,
      });
      await refreshPlan(client, plan.id);
      discard();
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.saved });
    } catch (failure) {
      const drops = droppedIn(failure);
      if (drops !== null) {
        const wasAsked = drops.every(({ id, goal_count: count }) => count <= (released.get(id) ?? 0));
        if (wasAsked && !mayDrop) await save(true);
        else setDropped(drops);
        return;
      }
      const refused = takenNameIn(failure);
      if (refused !== undefined) {
        setTaken((earlier) => new Set([...earlier, nameKey(draft.fields[refused]?.name ?? '')]));
        setRefusals(refusals + 1);
        return;
      }
      // The plan as it is now says what contradicts, beside Save.
      if (isConflict(failure)) await refreshPlan(client, plan.id);
      else setError(refusalText(failure, say.failed));
    } finally {
      setSaving(false);
    }
  }

  function set(part: Partial<WordsDraft>) {
    merged.set(part);
    setDropped(null);
  }

  function removeField(field: OwnField, used: number) {
    set({ fields: draft.fields.filter((each) => each !== field) });
    setReleased((earlier) => new Map(earlier).set(field.id, used));
  }

  async function keepMine() {
    merged.keepMine();
    await save();
  }

  return {
    draft,
    before,
    changes,
    problems: problemsOf(draft),
    ownProblems: refusals > 0 ? ownProblems : problemsWhileTyping(ownProblems),
    refusals,
    dropped,
    error,
    isSaving,
    contradictions: wordsContradictions(merged.contradictions, { draft, stored: before }),
    set,
    removeField,
    discard,
    keep: () => setDropped(null),
    save,
    keepMine,
    takeTheirs: merged.takeTheirs,
  };
}

function droppedIn(failure: unknown): DroppedValues | null {
  if (!(failure instanceof ApiError) || failure.code !== 'drops_values') return null;
  return droppedValuesSchema.safeParse(failure.details).data ?? null;
}

/** The place of the field whose name is a heading of files; undefined where nothing of the kind was refused. */
function takenNameIn(failure: unknown): number | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const refused = refusedFieldsSchema.safeParse(failure.details).data?.[0];
  return refused?.code === 'nameOfBuiltIn' ? Number(/\d+/.exec(refused.at)) : undefined;
}
