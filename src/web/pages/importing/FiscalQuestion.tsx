import { useId, useState } from 'react';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { formatMonthOfYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { FISCAL_DISPLAYS, MONTHS } from '#web/base/time/calendarNames.ts';
import { heldAnswer } from './askedQuestions.ts';
import styles from './QuestionsStep.module.css';
import type { Answers } from './useAnswers.ts';

const LABEL = /\bFY\s?['’]?(\d{2,4})(?!\d)/i;
const BOTH = /\b(\d{4})\s?[/–-]\s?(\d{2}|\d{4})\b/;

/** A year as the file names it, `FY26` or `2024/25`, and the calendar year it is written with first. */
function labelIn(questions: readonly ImportQuestion[]): { readonly text: string; readonly year: number } | null {
  for (const { text } of questions.flatMap(({ evidence }) => evidence)) {
    const found = LABEL.exec(text) ?? BOTH.exec(text);
    if (found === null) continue;
    const digits = Number(found[1]);
    return { text: found[0], year: digits < 100 ? 2000 + digits : digits };
  }
  return null;
}

export function fiscalLabel(questions: readonly ImportQuestion[]): string {
  const label = labelIn(questions);
  return label === null ? say.fiscalYear : say.labelIs(label.text);
}

type Way = { readonly month: number; readonly names: string };

const USUAL: readonly Way[] = [
  { month: 1, names: 'fullYear' },
  { month: 7, names: 'endYear' },
  { month: 7, names: 'startYear' },
];
const USUAL_BOTH: readonly Way[] = [
  { month: 1, names: 'bothYears' },
  { month: 4, names: 'bothYears' },
  { month: 7, names: 'bothYears' },
];

/** When the fiscal year starts and which of its years names it, by what a year of the file comes to. */
export function FiscalQuestion({
  questions,
  answers,
  labelledBy,
}: {
  readonly questions: readonly ImportQuestion[];
  readonly answers: Answers;
  readonly labelledBy: string;
}) {
  const id = useId();
  const [starts, naming] = ['fiscal_month', 'year_names'].map((name) => questions.find((each) => each.name === name));
  const label = labelIn(questions);
  const month = starts === undefined ? 1 : Number(heldAnswer(starts, answers.said));
  const names = naming === undefined ? 'fullYear' : heldAnswer(naming, answers.said);
  const proposed: Way = {
    month: Number(starts?.proposed ?? 1),
    names: naming?.proposed ?? (label !== null && BOTH.test(label.text) ? 'bothYears' : 'fullYear'),
  };
  const usual = label !== null && BOTH.test(label.text) ? USUAL_BOTH : USUAL;
  const ways = [proposed, ...usual.filter((way) => !isSame(way, proposed))].slice(0, 3);
  const held: Way = { month, names: month === 1 && names !== 'bothYears' ? 'fullYear' : names };
  const isUsual = ways.some((way) => isSame(way, held));
  const [isOpen, setOpen] = useState(!isUsual);
  const choose = (way: Way) => answers.say({ fiscal_month: String(way.month), year_names: way.names });
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelledBy} className={styles.radios}>
        {ways.map((way) => (
          <label key={`${way.month} ${way.names}`} htmlFor={`${id}-${way.month}-${way.names}`}>
            <input
              id={`${id}-${way.month}-${way.names}`}
              type="radio"
              name={id}
              checked={!isOpen && isSame(way, held)}
              onChange={() => {
                setOpen(false);
                choose(way);
              }}
            />
            {spanText(way, label?.year ?? null)}
          </label>
        ))}
        <label htmlFor={`${id}-other`}>
          <input id={`${id}-other`} type="radio" name={id} checked={isOpen} onChange={() => setOpen(true)} />
          {say.otherMonth}
        </label>
      </div>
      {isOpen && (
        <div className={styles.row}>
          <select
            className={styles.select}
            aria-label={say.startsIn}
            value={String(held.month)}
            onChange={({ target }) =>
              choose({ month: Number(target.value), names: held.names === 'fullYear' ? 'endYear' : held.names })
            }
          >
            {MONTHS.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </select>
          <select
            className={styles.select}
            aria-label={say.namedBy}
            value={held.names}
            onChange={({ target }) => choose({ month: held.month, names: target.value })}
          >
            {FISCAL_DISPLAYS.map((each) => (
              <option key={each} value={each}>
                {say.namings[each]}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

function isSame(one: Way, other: Way): boolean {
  return one.month === other.month && one.names === other.names;
}

/** From which month to which a year of that name goes. */
function spanText({ month, names }: Way, year: number | null): string {
  if (year === null) return `${MONTHS[month - 1]}, ${say.namings[namingOf(names)]}`;
  const first = names === 'endYear' && month > 1 ? year - 1 : year;
  return say.yearSpan(
    formatMonthOfYear(firstDayOfMonth(first, month)),
    formatMonthOfYear(firstDayOfMonth(month === 1 ? first : first + 1, month === 1 ? 12 : month - 1)),
  );
}

function namingOf(names: string): (typeof FISCAL_DISPLAYS)[number] {
  return FISCAL_DISPLAYS.find((each) => each === names) ?? 'fullYear';
}
