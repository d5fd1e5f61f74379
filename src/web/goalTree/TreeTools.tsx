import { mayAtAll } from '#core/access.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { openGoalForm } from '#web/goalForm/goalFormAsked.ts';
import styles from '#web/goalList/GoalList.module.css';
import { say } from '#web/messages/goalList/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import type { Folding } from './useFolding.ts';

/** Above the tree: all open or closed, and for who may, what was archived. */
export function TreeTools({ folding, hint }: { readonly folding: Folding; readonly hint: string }) {
  const plan = usePlan();
  const viewer = viewerOf(plan);
  return (
    <div className={styles.tools}>
      <Button look="ghost" size="small" onClick={() => folding.setAll(true)}>
        <LateIcon name="unfold" size={14} />
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
    </div>
  );
}
