import { useState } from 'react';
import type { DefaultTaken, ImportAnswers, SettableColumn } from '#contract/importDraft.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './BeforePanel.module.css';
import { columnText, wordText } from './rowText.ts';

const WORDS: Readonly<Record<SettableColumn, readonly string[]>> = {
  function: ['sum', 'average', 'highest', 'lowest', 'current'],
  value_type: ['currency', 'number', 'percent'],
  direction: ['up', 'down', 'equal'],
  tracking: TRACKING_FREQUENCIES,
};

/** So many goals are listed before one asks for the others. */
const FIRST = 4;

/** What goals took because the file does not say it; one word for all of them, or another for one. */
export function DefaultsTaken({
  taken,
  isOpen,
  isBusy,
  onAnswer,
}: {
  readonly taken: DefaultTaken;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (answers: ImportAnswers) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  /** Set one by one here, kept over what is set for all. */
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [forAll, setForAll] = useState(taken.all);
  const { column, goals, count } = taken;
  const name = columnText(column);
  const shown = isWhole ? goals : goals.slice(0, FIRST);

  function setAll(word: string) {
    setOwn({});
    setForAll(word);
    onAnswer({ set: { [column]: { all: word, goals: {} } } });
  }

  function setOne(number: string, word: string) {
    const next = { ...own, [number]: word };
    setOwn(next);
    onAnswer({ set: { [column]: { all: forAll, goals: next } } });
  }

  return (
    <details className={styles.defaults} open={isOpen}>
      <summary>
        {name} <span>{say.goals(count)}</span>
      </summary>
      <p>{say.defaultsText(name)}</p>
      <label className={styles.all}>
        {say.setForAll}
        <select
          aria-label={say.setForAllOf(name)}
          value={forAll ?? ''}
          disabled={isBusy}
          onChange={({ target }) => setAll(target.value)}
        >
          <option value="" disabled>
            {say.nothing}
          </option>
          {WORDS[column].map((word) => (
            <option key={word} value={word}>
              {wordText(word)}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {shown.map(({ number, title, word }) => (
          <li key={number}>
            <span title={title}>
              <em className="quiet">{number}</em> {title}
            </span>
            <select
              aria-label={say.setFor(name, `${number} ${title}`)}
              value={own[number] ?? forAll ?? word}
              disabled={isBusy}
              onChange={({ target }) => setOne(number, target.value)}
            >
              {WORDS[column].map((each) => (
                <option key={each} value={each}>
                  {wordText(each)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {shown.length < count && !isWhole && (
        <Button look="link" onClick={() => setWhole(true)}>
          {say.more(count - shown.length)}
        </Button>
      )}
    </details>
  );
}
