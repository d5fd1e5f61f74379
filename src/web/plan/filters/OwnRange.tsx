import { type ReactNode, useState } from 'react';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import type { OwnBound } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { readNumber } from '#core/typed/readNumber.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say/ownFilters.ts';
import { shownMark } from '#web/base/messages/shownMark.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from './DateField.tsx';
import styles from './OwnFilters.module.css';
import { type OwnRangeForm, type RangeProblem, readOwnRange } from './ownRange.ts';

/** What is half typed, or wrong, stays and filters by nothing. */
export function OwnRange({
  field,
  asked,
  onAsk,
}: {
  readonly field: OwnField;
  readonly asked: unknown;
  readonly onAsk: (asked: unknown) => void;
}) {
  const { dateFormat, currency } = usePlan().plan;
  const isDate = field.kind === 'date';
  const shown = (bound: unknown) => {
    if (typeof bound === 'number') return String(bound).replace('.', shownMark);
    const day = typeof bound === 'string' ? readIsoDate(bound) : null;
    return day === null ? '' : formatTypedDate(day, dateFormat);
  };
  const formOf = (from: unknown): OwnRangeForm => ({
    from: shown(boundIn(from, 'from')),
    to: shown(boundIn(from, 'to')),
  });
  const read = (text: string): OwnBound | undefined => {
    if (text.trim() === '') return null;
    if (isDate) {
      const day = readTypedDate(text, dateFormat);
      return day === null ? undefined : formatIsoDate(day);
    }
    const reading = readNumber(text, shownMark, true);
    return reading.ok && reading.value !== null ? reading.value : undefined;
  };

  const [typed, setTyped] = useState({ form: formOf(asked), sent: asked ?? null });
  // Changed elsewhere, such as by its chip.
  const isElsewhere = JSON.stringify(typed.sent) !== JSON.stringify(asked ?? null);
  if (isElsewhere) setTyped({ form: formOf(asked), sent: asked ?? null });
  const result = readOwnRange(typed.form, read);

  function handleType(side: 'from' | 'to', text: string) {
    const form = { ...typed.form, [side]: text };
    const sent = readOwnRange(form, read).asked;
    setTyped({ form, sent });
    onAsk(sent);
  }

  function handleClear() {
    setTyped({ form: { from: '', to: '' }, sent: null });
    onAsk(null);
  }

  const problemText = (problem: RangeProblem) => {
    if (problem === null) return null;
    if (isDate) return filterWords.dateProblems[problem](datePattern(dateFormat));
    return problem === 'unreadable' ? say.notANumber : say.fromAboveTo;
  };
  const sign = field.kind === 'money' ? currency : field.kind === 'percent' ? '%' : field.unit;
  const side = (name: 'from' | 'to'): ReactNode => {
    const label = filterWords[name];
    const common = { text: typed.form[name], error: problemText(result[name]) };
    if (isDate) {
      return (
        <DateField
          label={label}
          format={dateFormat}
          isCleared={false}
          {...common}
          onType={(text) => handleType(name, text)}
        />
      );
    }
    return (
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        value={common.text}
        error={common.error}
        end={sign !== '' && <span className={styles.sign}>{sign}</span>}
        onChange={({ target }) => handleType(name, target.value)}
      />
    );
  };
  return (
    <div className={styles.range}>
      {side('from')}
      {side('to')}
      {typed.form.from + typed.form.to !== '' && (
        <Button look="link" size="small" className={styles.clear} onClick={handleClear}>
          {filterWords.clearList}
        </Button>
      )}
    </div>
  );
}

function boundIn(asked: unknown, side: 'from' | 'to'): unknown {
  return typeof asked === 'object' && asked !== null ? { from: null, to: null, ...asked }[side] : null;
}
