import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planUndoPath } from '#contract/addresses.ts';
import type { WireChange } from '#contract/change.ts';
import { feedPath } from '#contract/pages.ts';
import { mayAtAll } from '#core/access.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/history.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import styles from './ChangeEntry.module.css';
import { type Names, whatText } from './changedText.ts';
import { changeLinesOf } from './changeLines.ts';
import { StayedOut } from './StayedOut.tsx';

const SHOWN_FIRST = 6;

export function ChangeEntry({
  change,
  names,
  isOfGoal = false,
}: {
  readonly change: WireChange;
  readonly names: Names;
  readonly isOfGoal?: boolean;
}) {
  const { plan } = names.plan;
  const [isWhole, setWhole] = useState(false);
  const lines = change.items.flatMap((item) => changeLinesOf(item, names));
  const shown = isWhole ? lines : lines.slice(0, SHOWN_FIRST);
  const left = change.item_count - change.items.length;
  return (
    <article className={styles.change} aria-label={`${whatText(change.what)}, ${change.by}`}>
      <header>
        <b>{whatText(change.what)}</b>
        <span>
          {change.by} · <Origin change={change} plan={names.plan} />
          <time dateTime={change.at}>{planInstantText(change.at, plan)}</time>
        </span>
      </header>
      {change.reason !== null && <p className={styles.reason}>{say.reason(change.reason)}</p>}
      <ul>
        {shown.map(({ key, thing, label, before, after }) => (
          <li key={key}>
            <span className={styles.label}>
              {!isOfGoal && thing !== '' && <em>{thing}</em>} {label}
            </span>
            {before !== null && (
              <span className={styles.values}>
                <del className="faint">{before}</del>
                <LateIcon name="arrowRight" size={12} />
                <ins>{after}</ins>
              </span>
            )}
          </li>
        ))}
      </ul>
      {change.origin.kind === 'import' && (change.origin.out ?? 0) > 0 && (
        <StayedOut change={change} origin={change.origin} plan={names.plan} />
      )}
      <div className={styles.foot}>
        {lines.length > SHOWN_FIRST && (
          <Button look="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.less : say.more(lines.length - SHOWN_FIRST)}
          </Button>
        )}
        {left > 0 && <span>{say.left(left)}</span>}
        {change.may_undo === 1 && <Undo change={change} planId={plan.id} />}
      </div>
    </article>
  );
}

/** Which run, token or undo it was, where `by` and the name of the change do not say it. */
function Origin({ change: { origin, by }, plan }: { readonly change: WireChange; readonly plan: Names['plan'] }) {
  if (origin.kind === 'token') return <>{say.byToken(origin.name)} · </>;
  if (origin.kind !== 'feed' || origin.run === null) return null;
  const { id: feed, name, run } = origin;
  const text = by === name ? say.run(run.number) : say.runOf(name, run.number);
  if (feed === null || !mayAtAll(viewerOf(plan), 'editPlan')) return <>{text} · </>;
  return (
    <>
      <a href={feedPath(plan.plan.id, { feed, run: run.id })}>{text}</a> ·{' '}
    </>
  );
}

/** As a change of its own; where later changes prevent it, says so. */
function Undo({ change, planId }: { readonly change: WireChange; readonly planId: string }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function handleUndo() {
    setBusy(true);
    setRefusal(null);
    try {
      const { version } = await sendJson<{ version: number }>(planUndoPath(planId, change.version), { body: {} });
      offerPlanUndo(client, { planId, version, text: say.undone(whatText(change.what)) });
      await refreshPlan(client, planId);
    } catch (error) {
      setRefusal(undoRefusal(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void handleUndo()}>
        {say.undo}
      </Button>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}

function undoRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return say.undoFailed;
  const known = new Map(Object.entries<string>(say.refusals)).get(error.code);
  return known ?? refusalText(error, say.undoFailed);
}
