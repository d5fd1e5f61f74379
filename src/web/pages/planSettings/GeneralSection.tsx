import { type SubmitEvent, useRef } from 'react';
import { Contradicted } from '#web/base/merging/Contradicted.tsx';
import { say } from '#web/base/messages/say/planSettings.ts';
import { useAskBeforeLeaving } from '#web/base/navigation/leaving.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { SettingsMeanwhile } from '#web/plan/meanwhile/SettingsMeanwhile.tsx';
import { CalendarFields } from './CalendarFields.tsx';
import styles from './GeneralSection.module.css';
import { LevelFields } from './LevelFields.tsx';
import { NameFields } from './NameFields.tsx';
import { PlanStanding } from './PlanStanding.tsx';
import { RedateDialog } from './RedateDialog.tsx';
import { StatusMovesDialog } from './StatusMovesDialog.tsx';
import { ThresholdFields } from './ThresholdFields.tsx';
import { usePlanDraft } from './usePlanDraft.ts';

export default function GeneralSection() {
  const shown = usePlan();
  const { plan } = shown;
  const form = useRef<HTMLFormElement>(null);
  const editing = usePlanDraft(shown);
  const { asked, changed, error, isSaving } = editing;
  const isContradicted = editing.contradictions.length > 0;

  useAskBeforeLeaving(changed.length > 0);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.keys(editing.problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (!isContradicted) void editing.save({});
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <header className={styles.head}>
        <div>
          <h2 className="display">{say.title}</h2>
          <p className="body quiet">{plan.name}</p>
        </div>
        <p className="shrinks body quiet" role="status">
          {changed.length > 0 && say.unsaved(changed.length)}
        </p>
        <Button disabled={changed.length === 0 || isSaving} onClick={editing.discard}>
          {say.discard}
        </Button>
        <Button type="submit" look="primary" disabled={changed.length === 0 || isSaving || isContradicted}>
          {isSaving ? say.saving : say.save}
        </Button>
        <SettingsMeanwhile typed={editing.typedTexts} />
        {isContradicted && (
          <Contradicted
            lines={editing.contradictions}
            isSaving={isSaving}
            onKeepMine={() => void editing.keepMine()}
            onTakeTheirs={editing.takeTheirs}
          />
        )}
        {error !== null && (
          <p role="alert" className={styles.error} data-status="critical">
            {error}
          </p>
        )}
      </header>
      <fieldset className="shrinks" disabled={plan.isArchived}>
        <ThresholdFields editing={editing} />
        <NameFields editing={editing} />
        <CalendarFields editing={editing} />
        <LevelFields editing={editing} />
      </fieldset>
      <PlanStanding />
      {asked !== null && 'redating' in asked && (
        <RedateDialog
          redating={asked.redating}
          onConfirm={() => void editing.save(asked.agreed)}
          onClose={editing.refuse}
        />
      )}
      {asked !== null && 'moving' in asked && (
        <StatusMovesDialog
          moving={asked.moving}
          onConfirm={() => void editing.save(asked.agreed)}
          onClose={editing.refuse}
        />
      )}
    </form>
  );
}
