import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { MAX_GOALS_AT_ONCE } from '#contract/goalUpsert.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { goalLabel } from '#web/goal/form/parentChoices.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './BulkDialog.module.css';
import { BulkFields } from './BulkFields.tsx';
import { type BulkAction, type BulkOutcome, carryOut } from './bulkAction.ts';
import { type BulkDraft, emptyDraft, orderOf } from './bulkDraft.ts';
import { RefusedList } from './RefusedList.tsx';
import { withoutThoseBelow } from './withoutThoseBelow.ts';

/** Asks what the chosen goals get, and says before anything is changed which of them cannot be. */
export function BulkDialog({
  action,
  goals: chosen,
  prepared,
  onDone,
  onClose,
}: {
  readonly action: BulkAction;
  readonly goals: readonly ListedGoal[];
  readonly prepared: PlanGoals;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { plan, version } = usePlan();
  const client = useQueryClient();
  const [goals] = useState(() => (action.kind === 'move' ? withoutThoseBelow(chosen, prepared.hierarchy) : chosen));
  const [draft, setDraft] = useState<BulkDraft>(() => emptyDraft(action, goals));
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const order = orderOf(action, draft, plan);
  const refused = outcome?.kind === 'refused' ? outcome.goals : [];
  const refusedIds = new Set(refused.map(({ id }) => id));
  const rest = goals.filter(({ id }) => !refusedIds.has(id));
  const isTooMany = goals.length > MAX_GOALS_AT_ONCE;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (order === null) return;
    setSending(true);
    const next = await carryOut({ client, planId: plan.id, version }, rest, order);
    setSending(false);
    setOutcome(next);
    if (next.kind !== 'done') return;
    onDone();
    onClose();
  }

  function change(next: BulkDraft) {
    setDraft(next);
    setOutcome(null);
  }

  return (
    <Dialog title={titleOf(action, goals.length)} onClose={onClose}>
      <form className={styles.form} data-first noValidate onSubmit={(event) => void handleSubmit(event)}>
        <BulkFields action={action} draft={draft} prepared={prepared} onChange={change} />
        {isTooMany && <p role="alert">{say.tooMany(MAX_GOALS_AT_ONCE)}</p>}
        {outcome?.kind === 'failed' && <p role="alert">{outcome.sentence}</p>}
        {refused.length > 0 && (
          <RefusedList
            text={say.cannotBe(refused.length, goals.length)}
            refused={refused.map(({ id, sentence }) => {
              const goal = goals.find((each) => each.id === id);
              return { id, name: goal === undefined ? id : goalLabel(goal), sentence };
            })}
            more={say.moreRefused}
          />
        )}
        <footer className={styles.foot}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button
            type="submit"
            look={action.kind === 'archive' ? 'danger' : 'primary'}
            disabled={order === null || isSending || isTooMany || rest.length === 0}
          >
            {refused.length > 0 && rest.length > 0 ? restLabel(action, rest.length) : buttonLabel(action, goals.length)}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function titleOf(action: BulkAction, count: number): string {
  return action.kind === 'own' ? say.titles.own(action.field.name, count) : say.titles[action.kind](count);
}

function buttonLabel({ kind }: BulkAction, count: number): string {
  if (kind === 'remind') return say.sendMails;
  return kind === 'archive' || kind === 'move' ? say[kind] : say.apply(count);
}

function restLabel({ kind }: BulkAction, count: number): string {
  if (kind === 'remind') return say.remindRest(count);
  return kind === 'archive' ? say.archiveRest(count) : say.applyRest(count);
}
