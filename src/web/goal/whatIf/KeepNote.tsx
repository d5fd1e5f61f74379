import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { mayAtAll } from '#core/access.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { newId } from '#web/base/api/newId.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { say as pageWords } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useComments } from '#web/plan/comments/useComments.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './WhatIfPanel.module.css';
import { noteText, type SupposedYears, writeWhatIf } from './whatIfAddress.ts';

const LONGEST = 200;

export function KeepNote({ goal, supposed }: { readonly goal: DashboardGoal; readonly supposed: SupposedYears }) {
  const shown = usePlan();
  const { plan } = shown;
  const [words, setWords] = useState<string | null>(null);
  const { add } = useComments({ planId: plan.id, goalId: goal.id, asOf: null });
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The focused field is gone.
  useEffect(() => {
    if (words === null && wasOpen.current) button.current?.focus();
    wasOpen.current = words !== null;
  }, [words]);

  if (!mayAtAll(viewerOf(shown), 'comment')) return null;
  if (words === null) {
    return (
      <Button ref={button} look="primary" size="small" onClick={() => setWords('')}>
        {say.keep}
      </Button>
    );
  }

  async function handleKeep(event: SubmitEvent) {
    event.preventDefault();
    const said = (words ?? '').trim();
    const value = supposed.values.get(goal.id);
    const start = value === undefined ? say.tab : say.noteStart(formatFullValue(value, valueUnitOf(goal, plan)));
    const address = whatIfAddress(goal.id, { ...supposed, note: said === '' ? null : said }, shown.currentYear);
    const comment = noteText(said === '' ? start : `${pageWords.labelled(start)} ${said}`, address);
    await add.mutateAsync({ comment, id: newId() });
    setWords(null);
  }

  return (
    <form className={styles.keep} onSubmit={(event) => void handleKeep(event).catch(() => {})}>
      <TextField
        label={say.keepField}
        hint={say.keepHint}
        error={add.isError ? say.keepFailed : null}
        value={words}
        maxLength={LONGEST}
        autoFocus
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="cluster">
        <Button type="submit" look="primary" size="small" disabled={add.isPending}>
          {say.save}
        </Button>
        <Button size="small" onClick={() => setWords(null)}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}

export function whatIfAddress(goalId: string, supposed: SupposedYears, fiscalYear: number): string {
  const query = new URLSearchParams({ goal: goalId, fiscal_year: writeFiscalYear(fiscalYear) });
  return `${window.location.origin}${window.location.pathname}?${query}${writeWhatIf(supposed)}`;
}
