import type { ClipboardEvent } from 'react';
import { formatIsoDate } from '#core/calendar/date.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { formatPeriod, formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './GoalForm.module.css';
import { problemText } from './problemText.ts';
import { readTypedNumber } from './typedNumber.ts';
import type { GoalEditing } from './useGoalDraft.ts';
import { yearPeriods } from './yearPeriods.ts';

export function PeriodTargets({ editing }: { readonly editing: GoalEditing }) {
  const { plan } = usePlan();
  const { draft, year, set } = editing;
  const span = {
    start: readTypedDate(draft.start, plan.dateFormat),
    end: readTypedDate(draft.end, plan.dateFormat),
  };
  const periods = yearPeriods({ span, tracking: draft.tracking }, year, plan);
  const dates = periods.map(formatIsoDate);
  if (periods.length === 0) return <p className={styles.note}>{say.problems.unitOfYear}</p>;

  function handlePaste(event: ClipboardEvent, from: number) {
    const cells = event.clipboardData
      .getData('text/plain')
      .trim()
      .split(/[\t\r\n]+/);
    if (cells.length < 2) return;
    event.preventDefault();
    const pasted = dates.slice(from, from + cells.length).map((date, index) => [date, cells[index]?.trim() ?? '']);
    set('periods', { ...draft.periods, ...Object.fromEntries(pasted) });
  }

  function handleFill() {
    const first = draft.periods[dates[0] ?? ''] ?? '';
    set('periods', Object.fromEntries(dates.map((date) => [date, first])));
  }

  const wrong = problemText(editing, 'periods', plan);
  return (
    <>
      <div className={styles.periods}>
        {periods.map((period, index) => {
          const date = dates[index] ?? '';
          const text = draft.periods[date] ?? '';
          return (
            <TextField
              key={date}
              label={formatTick(period, draft.tracking, plan)}
              aria-label={say.period(formatPeriod(period, draft.tracking, plan))}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              error={wrong !== null && readTypedNumber(text) === undefined ? wrong : null}
              onPaste={(event) => handlePaste(event, index)}
              onChange={({ target }) => set('periods', { ...draft.periods, [date]: target.value })}
            />
          );
        })}
      </div>
      <span className={styles.whole}>
        <Button size="small" onClick={handleFill}>
          {say.fillRest}
        </Button>
      </span>
    </>
  );
}
