import { mayAtAll } from '#core/access.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import styles from '#web/goal/list/GoalList.module.css';
import { ColumnsMenu } from '#web/goal/table/ColumnsMenu.tsx';
import type { TableColumns } from '#web/goal/table/useTableColumns.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { Folding } from './useFolding.ts';

export function TreeTools({
  folding,
  hint,
  columns,
}: {
  readonly folding: Folding;
  readonly hint: string;
  readonly columns: TableColumns;
}) {
  const plan = usePlan();
  const viewer = viewerOf(plan);
  return (
    <div className={styles.tools}>
      <Button look="ghost" size="small" onClick={() => folding.setAll(true)}>
        <LateIcon name="chevronDown" size={14} />
        {say.expandAll}
      </Button>
      <Button look="ghost" size="small" onClick={() => folding.setAll(false)}>
        <LateIcon name="fold" size={14} />
        {say.collapseAll}
      </Button>
      <p className={styles.hint}>{hint}</p>
      {mayAtAll(viewer, 'archiveGoal') && (
        <Button look="ghost" size="small" onClick={() => openGoalForm({ kind: 'archive' })}>
          <LateIcon name="archive" size={14} />
          {say.archived}
        </Button>
      )}
      <ColumnsMenu columns={columns} />
    </div>
  );
}
