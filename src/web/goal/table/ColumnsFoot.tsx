import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPath, planUndoPath } from '#contract/addresses.ts';
import { may } from '#core/access.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { Contradicted } from '#web/base/merging/Contradicted.tsx';
import { say as merging } from '#web/base/messages/say/merging.ts';
import { say } from '#web/base/messages/say/tableColumns.ts';

import { Button } from '#web/base/ui/Button.tsx';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';
import styles from './ColumnsMenu.module.css';
import { readColumns } from './chosenColumns.ts';
import { keepMyColumns } from './myColumns.ts';
import type { TableColumns } from './useTableColumns.ts';

/** Somebody else set the columns of everybody since. */
type Asked = { readonly mine: readonly string[]; readonly keepMine: () => void };

/** Back to what the plan shows; and for leads, what it shows to all who chose nothing. */
export function ColumnsFoot({
  columns: { chosen, available, isMine, ofPlan, nameOf },
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayForAll = isChangeable(shown) && may(viewerOf(shown), 'editPlan');
  const isOther = isMine && chosen.length > 0 && chosen.join(' ') !== ofPlan?.join(' ');
  const lost = (ofPlan ?? []).filter((column) => !chosen.includes(column));

  async function saveForAll(columns: readonly string[], text: string, seen = shown.version) {
    setSaving(true);
    setError(null);
    setAsked(null);
    try {
      const { version } = await sendJson<{ version: number }>(planPath(plan.id), {
        method: 'PATCH',
        body: { table_columns: columns },
        ifMatch: seen,
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
      const conflict = conflictIn(failure);
      if (conflict === null) setError(refusalText(failure, say.failed));
      else {
        await refreshPlan(client, plan.id, []);
        setAsked({ mine: columns, keepMine: () => void saveForAll(columns, text, conflict.version) });
      }
    } finally {
      setSaving(false);
    }
  }

  const namesOf = (columns: readonly Column[]) =>
    columns.length === 0 ? say.usualOnes : columns.map(nameOf).join(', ');

  return (
    <>
      {asked !== null && (
        <Contradicted
          lines={[
            merging.differs(say.ofEverybody, namesOf(readColumns(asked.mine, available) ?? []), namesOf(ofPlan ?? [])),
          ]}
          isSaving={isSaving}
          onKeepMine={asked.keepMine}
          onTakeTheirs={() => {
            setAsked(null);
            onKeep(null);
          }}
        />
      )}
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
      {mayForAll && isOther && (
        <p className={styles.head}>
          {say.forAllHint} {lost.length > 0 && say.lostForAll(lost.map(nameOf))}
        </p>
      )}
      {error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          {error}
        </p>
      )}
    </>
  );
}
