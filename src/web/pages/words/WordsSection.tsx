import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { Contradicted } from '#web/base/merging/Contradicted.tsx';
import { say } from '#web/base/messages/say/planWords.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { SettingsMeanwhile } from '#web/plan/meanwhile/SettingsMeanwhile.tsx';
import { LevelsPart } from './LevelsPart.tsx';
import { LiveSide } from './LiveSide.tsx';
import { OwnFieldsPart } from './OwnFieldsPart.tsx';
import { StatusesPart } from './StatusesPart.tsx';
import { savedChanges } from './savedChanges.ts';
import { useWordsDraft } from './useWordsDraft.ts';
import styles from './WordsSection.module.css';
import { wordCountsQuery } from './wordCounts.ts';
import { changeCount } from './wordsDraft.ts';

export default function WordsSection() {
  const shown = usePlan();
  const { plan, openingYear } = shown;
  const editing = useWordsDraft(shown);
  const { data: counts } = useQuery(wordCountsQuery(plan.id, openingYear));
  const form = useRef<HTMLFormElement>(null);
  const count = changeCount(editing.changes);
  const isContradicted = editing.contradictions.length > 0;
  const mayNot = count === 0 || editing.isSaving;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (editing.problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (!mayNot && !isContradicted) void editing.save();
  }

  /** The question goes, and what was typed stays. */
  function handleKeep() {
    editing.keep();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  }

  return (
    <form ref={form} className={styles.words} noValidate onSubmit={handleSubmit}>
      <header className={styles.head}>
        <h2 className="display">{say.title}</h2>
        <Button disabled={mayNot} onClick={editing.discard}>
          {say.discard}
        </Button>
        <Button type="submit" look="primary" disabled={mayNot || isContradicted}>
          {editing.isSaving ? say.saving : count === 0 ? say.save : say.saveCount(count)}
        </Button>
        <p className="body quiet">{say.text}</p>
        <SettingsMeanwhile typed={count === 0 ? [] : savedChanges(editing, counts)} />
        {isContradicted && (
          <Contradicted
            lines={editing.contradictions}
            isSaving={editing.isSaving}
            onKeepMine={() => void editing.keepMine()}
            onTakeTheirs={editing.takeTheirs}
          />
        )}
        {editing.error !== null && (
          <p role="alert" className={styles.error} data-status="critical" dir="auto">
            {editing.error}
          </p>
        )}
        {editing.dropped !== null && (
          <div
            role="alertdialog"
            aria-label={say.dropsTitle}
            className={styles.error}
            data-status="critical"
            onKeyDown={({ key }) => key === 'Escape' && handleKeep()}
          >
            {editing.dropped.map(({ id, name, goal_count: goals }) => (
              <p key={id} dir="auto">
                {say.drops(name, goals)}
              </p>
            ))}
            <p>{say.dropsBack}</p>
            <p className={styles.answers}>
              <Button look="danger" size="small" onClick={() => void editing.save(true)}>
                {say.dropAnyway}
              </Button>
              <Button size="small" autoFocus onClick={handleKeep}>
                {say.dropNot}
              </Button>
            </p>
          </div>
        )}
      </header>
      <fieldset className="shrinks" disabled={plan.isArchived}>
        <LevelsPart editing={editing} counts={counts} />
        <StatusesPart editing={editing} counts={counts} />
        <OwnFieldsPart editing={editing} counts={counts} />
      </fieldset>
      <LiveSide editing={editing} counts={counts} />
    </form>
  );
}
