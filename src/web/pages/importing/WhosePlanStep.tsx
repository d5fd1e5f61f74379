import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { Importing } from './useImport.ts';
import styles from './WhosePlanStep.module.css';

/** Asks whether a file whose numbers fit but whose titles do not belongs to another plan. */
export function WhosePlanStep({
  importing,
  titles,
}: {
  readonly importing: Importing;
  readonly titles: NonNullable<ImportDraft['other_plan']>;
}) {
  const { plan } = usePlan();
  return (
    <section className={styles.step} aria-busy={importing.isBusy}>
      <h3 className="title">{say.otherPlanTitle(titles.alike, titles.found)}</h3>
      <p>{say.otherPlanText(plan.name)}</p>
      <div className={styles.ways}>
        <Button look="primary" disabled={importing.isBusy} onClick={() => void importing.intoNewPlan()}>
          {say.makeNewPlan}
        </Button>
        <Button disabled={importing.isBusy} onClick={importing.intoThisPlan}>
          {say.importAnyway}
        </Button>
        <Button look="ghost" disabled={importing.isBusy} onClick={importing.restart}>
          {say.toFile}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {importing.isBusy && say.loading}
      </p>
    </section>
  );
}
