import { useState } from 'react';
import { planPagePath } from '#contract/pages.ts';
import { mayAtAll } from '#core/access.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/firstRun.ts';
import { Choice, ChoiceList } from '#web/base/ui/ChoiceList.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { makePlan } from '#web/pages/newPlan/makePlan.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { planPages } from '#web/plan/frame/planPages.ts';
import styles from './FirstRun.module.css';

export default function FirstRun() {
  const plan = usePlan();
  const viewer = viewerOf(plan);
  const { id, name, isArchived } = plan.plan;
  const [error, setError] = useState<string | null>(null);
  const hasPage = (page: 'import' | 'settings') =>
    planPages.some((entry) => entry.page === page && mayAtAll(viewer, entry.action));

  async function handleDemo() {
    setError(null);
    await makePlan('demo', {}).catch((failure: unknown) => setError(refusalText(failure, say.failed)));
  }

  if (isArchived || !mayAtAll(viewer, 'createGoal')) return <p className={styles.waiting}>{say.waiting}</p>;
  return (
    <section className={styles.first} aria-label={say.title}>
      <p className="body quiet">{name}</p>
      <h2>{say.title}</h2>
      <ChoiceList>
        <Choice
          icon="plus"
          title={say.goal}
          text={say.goalText}
          onChoose={() => openGoalForm({ kind: 'add', parentId: null })}
        />
        {hasPage('import') && (
          <Choice icon="upload" title={say.file} text={say.fileText} href={planPagePath(id, 'import')} />
        )}
        <Choice icon="dashboard" title={say.demo} text={say.demoText} onChoose={() => void handleDemo()} />
      </ChoiceList>
      {error !== null && (
        <p role="alert" data-status="critical" className={styles.error}>
          {error}
        </p>
      )}
      <h3>{say.afterwards}</h3>
      <ol className={styles.steps}>
        <li data-done="true">
          <LateIcon name="check" size={12} />
          {say.steps.plan} <span className="visually-hidden">{say.done}</span>
          {hasPage('settings') && <a href={planPagePath(id, 'settings')}>{say.settings}</a>}
        </li>
        <li>{say.steps.goals}</li>
        <li>{say.steps.figures}</li>
        <li>{say.steps.people}</li>
      </ol>
    </section>
  );
}
