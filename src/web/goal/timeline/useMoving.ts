import { useState } from 'react';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { WorkMove } from '#core/work/movedDays.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { ChangedMeanwhile } from '#web/plan/work/ChangedMeanwhile.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import { movedInitiative, movedMilestone } from './movedWork.ts';

type Moving = {
  /** What is moved and not saved. */
  readonly move: WorkMove | null;
  /** By keyboard it waits to be saved. */
  readonly isWaiting: boolean;
  readonly isSaving: boolean;
  readonly error: string | null;
  preview(move: WorkMove, isWaiting: boolean): void;
  save(item: WireInitiative | WireMilestone, move: WorkMove): Promise<void>;
  cancel(): void;
};

/** Days that are moved: shown first, and saved by the usual calls; nothing else is moved with them. */
export function useMoving(): Moving {
  const { save } = useSaveWork();
  const [move, setMove] = useState<WorkMove | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function cancel() {
    setMove(null);
    setWaiting(false);
    setError(null);
  }

  async function send(item: WireInitiative | WireMilestone, asked: WorkMove) {
    setSaving(true);
    setError(null);
    setWaiting(false);
    try {
      const text = say.moved(item.title);
      if ('due' in item) await save('milestones', item, { due: movedMilestone(item, asked).due }, text);
      else {
        const { start, end } = movedInitiative(item, asked);
        await save('initiatives', item, { start, end }, text);
      }
      setMove(null);
    } catch (reason) {
      setMove(null);
      setError(
        reason instanceof ChangedMeanwhile ? say.movedMeanwhile(item.title) : refusalText(reason, words.unreachable),
      );
    } finally {
      setSaving(false);
    }
  }

  return {
    move,
    isWaiting,
    isSaving,
    error,
    preview: (next, waits) => {
      if (isSaving) return;
      setError(null);
      setMove(next);
      setWaiting(waits);
    },
    save: send,
    cancel,
  };
}
