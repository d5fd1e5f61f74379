import { type KeyboardEvent, type Ref, useId } from 'react';
import { WORD_LENGTH, type WordProblem } from '#core/plan/wordProblems.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './WordField.module.css';

/** A word of the plan; its direction is that of what is typed. */
export function WordField({
  label,
  value,
  isOwn = false,
  problem,
  input,
  onType,
  onKeyDown,
}: {
  readonly label: string;
  readonly value: string;
  /** Differs from the usual word. */
  readonly isOwn?: boolean;
  readonly problem: WordProblem | undefined;
  readonly input?: Ref<HTMLInputElement>;
  readonly onType: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}) {
  const noteId = useId();
  return (
    <div className={styles.field} data-status={problem && 'critical'}>
      <input
        ref={input}
        aria-label={label}
        className={styles.input}
        data-own={isOwn}
        dir="auto"
        value={value}
        // Two units a letter: emoji are typed whole, and what is too long is told rather than cut.
        maxLength={4 * WORD_LENGTH}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && noteId}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <p id={noteId} role="alert">
          <LateIcon name="warning" size={14} />
          <span>{sentenceOf(problem)}</span>
        </p>
      )}
    </div>
  );
}

function sentenceOf(problem: WordProblem): string {
  switch (problem.kind) {
    case 'twin':
      return say.problem.twin(problem.of);
    case 'builtIn':
      return say.problem.builtIn(new Map(Object.entries<string>(words.labels.status)).get(problem.of) ?? problem.of);
    default:
      return say.problem[problem.kind];
  }
}
