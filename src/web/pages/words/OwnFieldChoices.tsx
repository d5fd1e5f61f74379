import { useId } from 'react';
import { type FieldProblemCode, nameKey } from '#core/own/fieldsAfter.ts';
import { OWN_LIMITS, type OwnField, type OwnOption } from '#core/own/ownField.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { FieldNote } from '#web/base/ui/FieldNote.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './OwnFieldsPart.module.css';
import { newId } from './ownFieldsDraft.ts';
import type { WordCounts } from './wordCounts.ts';

/** The choices of a field, as chips that are typed in. */
export function OwnFieldChoices({
  field,
  counts,
  problems,
  error,
  onChange,
}: {
  readonly field: OwnField;
  readonly counts: WordCounts | undefined;
  readonly problems: ReadonlySet<FieldProblemCode>;
  readonly error: string | null;
  readonly onChange: (options: readonly OwnOption[]) => void;
}) {
  const id = useId();
  const { options } = field;
  const keys = options.map(({ name }) => nameKey(name));
  const isWrong = (at: number) =>
    (keys[at] === '' && problems.has('optionName')) ||
    (problems.has('optionTwice') && keys.some((key, other) => other !== at && key !== '' && key === keys[at])) ||
    (problems.has('optionLong') && [...(options[at]?.name.trim() ?? '')].length > OWN_LIMITS.option);

  function handleAdd() {
    onChange([...options, { id: newId(), name: '' }]);
  }

  return (
    <fieldset className={styles.choices} data-status={error === null ? undefined : 'critical'}>
      <legend>{say.choices}</legend>
      <ul>
        {options.map((option, at) => {
          const count = counts?.byOption.get(`${field.id} ${option.id}`) ?? 0;
          const name = option.name.trim() === '' ? say.choiceAt(at + 1) : option.name;
          return (
            <li key={option.id}>
              <input
                aria-label={say.choiceAt(at + 1)}
                ref={option.name === '' ? takeFocus : undefined}
                aria-describedby={isWrong(at) ? `${id}-note` : undefined}
                aria-invalid={isWrong(at)}
                dir="auto"
                size={Math.max(8, Math.min(24, option.name.length))}
                maxLength={2 * OWN_LIMITS.option}
                value={option.name}
                onChange={({ target }) =>
                  onChange(options.map((each) => (each === option ? { ...each, name: target.value } : each)))
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  handleAdd();
                }}
              />
              {count > 0 && (
                <>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">{say.goalCount(count)}</span>
                </>
              )}
              <button
                type="button"
                aria-label={say.remove(name)}
                onClick={() => onChange(options.filter((each) => each !== option))}
              >
                <LateIcon name="close" size={14} />
              </button>
            </li>
          );
        })}
        <li className={styles.add}>
          <Button look="link" size="small" onClick={handleAdd}>
            {say.addChoice}
          </Button>
        </li>
      </ul>
      <FieldNote id={`${id}-note`} error={error} hint={undefined} />
    </fieldset>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
