import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { type ShownStatus, STATUSES } from '#core/goal/status.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useWhy } from '#web/goal/card/WhyContext.ts';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { figuresWith } from '#web/plan/goals/figuresWith.ts';
import styles from './CellEditor.module.css';
import { type CellControlProps, typedIn } from './cellControlProps.ts';

/** Automatic, with what it would be, or one of six and why. */
export function CellStatus({ goal, edit, name, notes, onCommit, onLeave }: CellControlProps) {
  const shown = usePlan();
  const { plan } = shown;
  const id = useId();
  const askWhy = useWhy();
  const chosen = typedIn(edit);
  const automatic = byFigures(goal, shown);
  const status = STATUSES.find((each) => each === chosen);

  function handleWhy() {
    const cell = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(goal.id)}"] [data-column="status"]`);
    onLeave();
    if (cell !== null) askWhy({ goal, anchor: cell });
  }

  return (
    <div className={styles.card} data-panel>
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">{name}</legend>
        {['' as const, ...STATUSES].map((each) => (
          <label key={each} className={styles.status} htmlFor={`${id}-${each}`} data-status={each || undefined}>
            <input
              type="radio"
              id={`${id}-${each}`}
              name={id}
              data-first={each === chosen || undefined}
              className="visually-hidden"
              checked={each === chosen}
              onChange={() => edit.type({ value: each, ...(each !== chosen && chosen === '' && { beside: '' }) })}
            />
            <span className={styles.tick}>{each === chosen && <LateIcon name="check" size={14} />}</span>
            {each === '' ? (
              <>
                <span>{say.automatic}</span>
                {automatic !== null && <small>{statusLabel(automatic, plan)}</small>}
              </>
            ) : (
              <>
                <StatusGlyph status={each} size={13} />
                <span>{statusLabel(each, plan)}</span>
              </>
            )}
          </label>
        ))}
      </fieldset>
      {status !== undefined && (
        <>
          <label className="small-medium quiet" htmlFor={`${id}-why`}>
            {say.why}
          </label>
          <textarea
            id={`${id}-why`}
            className={styles.area}
            rows={2}
            dir="auto"
            value={edit.draft.beside}
            onChange={({ target }) => edit.type({ beside: target.value })}
          />
        </>
      )}
      {notes}
      <p className={styles.answers}>
        <Button look="primary" size="small" disabled={edit.isSending || !edit.isChanged} onClick={() => onCommit()}>
          {status === undefined ? say.setAutomatic : say.setTo(statusLabel(status, plan))}
        </Button>
        <Button look="ghost" size="small" onClick={onLeave}>
          {say.leave}
        </Button>
      </p>
      <Button look="link" size="small" onClick={handleWhy}>
        {say.whyThis}
        <Icon name="chevronRight" size={12} />
      </Button>
    </div>
  );
}

/** What the figures make of a goal; null where they are those of goals below it, which its own do not tell. */
function byFigures(goal: DashboardGoal, shown: ShownPlan): ShownStatus | null {
  const { statusRule } = goal.figures;
  if (statusRule !== 'setByHand' && statusRule !== 'deferred') return shownStatusOf(goal.figures);
  if (goal.figures.distribution !== null) return null;
  return shownStatusOf(figuresWith(goal, null, shown));
}
