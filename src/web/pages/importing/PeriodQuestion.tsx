import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { formatFiscalYear, formatMonthOfYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { heldAnswer } from './askedQuestions.ts';
import styles from './QuestionsStep.module.css';
import type { Answers } from './useAnswers.ts';

const UNITS = ['year', 'quarter', 'month'] as const;
type Unit = (typeof UNITS)[number];
const YEARS_AROUND = 6;

/** The period of figures that name none: how long it is, and which. */
export function PeriodQuestion({
  question,
  plan,
  answers,
  labelledBy,
}: {
  readonly question: ImportQuestion;
  readonly plan: ImportDraft['plan'];
  readonly answers: Answers;
  readonly labelledBy: string;
}) {
  const held = heldAnswer(question, answers.said);
  const [unit, setUnit] = useState<Unit>(unitOf(held));
  const isYear = question.name === 'year';
  const year = Number(held.slice(0, 4));
  const values = periods(isYear ? 'year' : unit, year);
  if (!values.includes(held)) values.unshift(held);

  function handleUnit(next: Unit) {
    setUnit(next);
    const value = next === 'year' ? String(year) : next === 'quarter' ? `${year}-Q1` : `${year}-01`;
    answers.say({ [question.name]: value });
  }

  return (
    <div className={styles.row}>
      {!isYear && (
        <select
          className={styles.select}
          aria-label={say.periodUnit}
          value={unit}
          onChange={({ target }) => handleUnit(UNITS.find((each) => each === target.value) ?? 'year')}
        >
          {UNITS.map((each) => (
            <option key={each} value={each}>
              {say.periodUnits[each]}
            </option>
          ))}
        </select>
      )}
      <select
        className={styles.select}
        aria-labelledby={labelledBy}
        value={held}
        onChange={({ target }) => answers.say({ [question.name]: target.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {periodText(value, plan)}
          </option>
        ))}
      </select>
    </div>
  );
}

function unitOf(value: string): Unit {
  if (/^\d{4}-Q/.test(value)) return 'quarter';
  return /^\d{4}-\d/.test(value) ? 'month' : 'year';
}

function periods(unit: Unit, year: number): string[] {
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, at) => year + YEARS_AROUND - at);
  if (unit === 'year') return years.map(String);
  const near = years.filter((each) => Math.abs(each - year) <= 2);
  return near.flatMap((each) =>
    unit === 'quarter'
      ? [4, 3, 2, 1].map((quarter) => `${each}-Q${quarter}`)
      : Array.from({ length: 12 }, (_, at) => `${each}-${String(12 - at).padStart(2, '0')}`),
  );
}

function periodText(value: string, plan: ImportDraft['plan']): string {
  const year = Number(value.slice(0, 4));
  const named = formatFiscalYear(year, fiscalDisplayCodes.decode(plan.fiscal_display));
  if (/^\d{4}$/.test(value)) return named;
  if (/^\d{4}-Q/.test(value)) return `${value.slice(5)} ${named}`;
  return formatMonthOfYear(firstDayOfMonth(year, Number(value.slice(5))));
}
