import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath } from '#contract/addresses.ts';
import { may } from '#core/access.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import styles from './HiddenFromViewers.module.css';
import type { HiddenFilter } from './hiddenFilter.ts';

/** What viewers are not told of the filter and of saved dashboards, and the way to tell them. */
export function HiddenFromViewers({
  hidden: { fields, saved, savedFields, isWorkHidden, savedOfWork },
  isDynamic,
}: {
  readonly hidden: HiddenFilter;
  readonly isDynamic: boolean;
}) {
  const client = useQueryClient();
  const shown = usePlan();
  const { plan, version } = shown;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = new Set([...fields, ...(isDynamic ? savedFields : [])]);
  const savedHeld = isDynamic ? savedOfWork : [];
  if (asked.size === 0 && !isWorkHidden && savedHeld.length === 0) return null;
  const names = plan.fields.flatMap((field) => (asked.has(field) ? [field.name] : []));
  const mayMakePublic = asked.size > 0 && !plan.isArchived && may(viewerOf(shown), 'editPlan');

  async function makePublic() {
    setSaving(true);
    setError(null);
    try {
      const made = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: { fields: plan.fields.map((field) => ({ id: field.id, ...(asked.has(field) && { public: true }) })) },
        ifMatch: version,
      });
      await refreshPlan(client, plan.id, []);
      offerPlanUndo(client, { planId: plan.id, version: made.version, text: say.madePublic(names) });
    } catch (failure) {
      setError(refusalText(failure, say.publicFailed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className={styles.hidden}>
      {fields.length > 0 && (
        <p>
          <LateIcon name="lock" size={14} />
          <span>{say.hiddenFilter(fields.map(({ name }) => name))}</span>
        </p>
      )}
      {isDynamic && saved.length > 0 && (
        <p>
          <LateIcon name="lock" size={14} />
          <span>{say.hiddenSaved(saved)}</span>
        </p>
      )}
      {isWorkHidden && (
        <p>
          <LateIcon name="lock" size={14} />
          <span>{say.hiddenWork}</span>
        </p>
      )}
      {savedHeld.length > 0 && (
        <p>
          <LateIcon name="lock" size={14} />
          <span>{say.hiddenSavedWork(savedHeld)}</span>
        </p>
      )}
      {mayMakePublic && (
        <div>
          <Button size="small" disabled={isSaving} onClick={() => void makePublic()}>
            {say.makePublic(names)}
          </Button>
          <small className="small quiet">{say.makePublicText}</small>
        </div>
      )}
      {error !== null && (
        <p role="alert" data-status="critical" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
