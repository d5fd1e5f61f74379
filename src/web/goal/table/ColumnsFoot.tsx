import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath, planUndoPath } from '#contract/addresses.ts';
import { may } from '#core/access.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/tableColumns.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';
import styles from './ColumnsMenu.module.css';
import { keepMyColumns } from './myColumns.ts';
import type { TableColumns } from './useTableColumns.ts';

/** Back to what the plan shows; and for leads, what it shows to all who chose nothing. */
export function ColumnsFoot({
  columns: { chosen, isMine, ofPlan },
  onKeep,
}: {
  readonly columns: TableColumns;
  readonly onKeep: (columns: readonly string[] | null) => void;
}) {
  const client = useQueryClient();
  const shown = usePlan();
  const { plan } = shown;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const mayForAll = !plan.isArchived && (shown.asOf ?? null) === null && may(viewerOf(shown), 'editPlan');
  const isOther = isMine && chosen.length > 0 && chosen.join(' ') !== ofPlan?.join(' ');

  async function saveForAll(columns: readonly string[], text: string) {
    setSaving(true);
    setError(null);
    try {
      const { version } = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: { table_columns: columns },
        ifMatch: shown.version,
      });
      const mine = isMine ? chosen : null;
      if (mine !== null) await keepMyColumns(shown, null);
      await refreshPlan(client, plan.id, []);
      offerUndo({
        text,
        undo: async () => {
          await sendJson(planUndoPath(plan.id, version), { body: {} });
          if (mine !== null) await keepMyColumns(shown, mine);
          await refreshPlan(client, plan.id, []);
        },
      });
    } catch (failure) {
      setError(refusalText(failure, say.failed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      {(isMine || (mayForAll && ofPlan !== null)) && (
        <div className={styles.foot}>
          {isMine && (
            <Button look="link" size="small" onClick={() => onKeep(null)}>
              {ofPlan === null ? say.usual : say.ofPlan}
            </Button>
          )}
          {mayForAll && isOther && (
            <Button size="small" disabled={isSaving} onClick={() => void saveForAll(chosen, say.savedForAll)}>
              {say.forAll}
            </Button>
          )}
          {mayForAll && !isMine && (
            <Button look="link" size="small" disabled={isSaving} onClick={() => void saveForAll([], say.usualAgain)}>
              {say.usualForAll}
            </Button>
          )}
        </div>
      )}
      {mayForAll && isOther && <p className={styles.head}>{say.forAllHint}</p>}
      {error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          {error}
        </p>
      )}
    </>
  );
}
