import { useId } from 'react';
import type { FieldProblemCode } from '#core/own/fieldsAfter.ts';
import { OWN_KINDS, OWN_LIMITS, type OwnField, type OwnOption } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { FieldNote } from '#web/base/ui/FieldNote.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnFieldsPart.module.css';
import { hasOptions, newId } from './ownFieldsDraft.ts';
import type { WordCounts } from './wordCounts.ts';

const OF_NAME: ReadonlySet<FieldProblemCode> = new Set(['nameMissing', 'nameLong', 'nameTwice', 'nameOfBuiltIn']);
const OF_OPTIONS: ReadonlySet<FieldProblemCode> = new Set([
  'optionsMissing',
  'tooManyOptions',
  'optionName',
  'optionTwice',
]);
const DECIMALS = ['', ...Array.from({ length: OWN_LIMITS.decimals + 1 }, (_, at) => String(at))];
const FLAGS = ['required', 'onCard', 'public'] as const;

export function OwnFieldEditor({
  field,
  levels,
  counts,
  problem,
  onChange,
  onRemove,
}: {
  readonly field: OwnField;
  readonly levels: readonly { readonly depth: number; readonly name: string }[];
  readonly counts: WordCounts | undefined;
  readonly problem: FieldProblemCode | null;
  readonly onChange: (part: Partial<OwnField>) => void;
  readonly onRemove: () => void;
}) {
  const id = useId();
  /** Other problems cannot come about here. */
  const sentences: Readonly<Partial<Record<FieldProblemCode, string>>> = say.fieldProblem;
  const errorOf = (codes: ReadonlySet<FieldProblemCode>) =>
    problem !== null && codes.has(problem) ? (sentences[problem] ?? null) : null;
  const toggled = (depth: number) =>
    field.levels.includes(depth)
      ? field.levels.filter((each) => each !== depth)
      : [...field.levels, depth].sort((one, other) => one - other);
  const used = counts?.byField.get(field.id) ?? 0;
  return (
    <div className={styles.editor}>
      <TextField
        label={say.fieldName}
        value={field.name}
        dir="auto"
        maxLength={4 * OWN_LIMITS.name}
        error={errorOf(OF_NAME)}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={say.kind}
        options={OWN_KINDS.map((kind) => ({ value: kind, label: say.kinds[kind] }))}
        chosen={field.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <MultiSelect
        kind={`levels-${field.id}`}
        label={say.fieldLevels}
        placeholder={say.allLevels}
        options={levels.map(({ depth, name }) => ({ value: depth, label: name }))}
        chosen={field.levels}
        onToggle={(depth) => onChange({ levels: toggled(depth) })}
        onClear={() => onChange({ levels: [] })}
      />
      <div className={styles.whole}>
        <TextField
          label={say.help}
          value={field.help}
          dir="auto"
          maxLength={2 * OWN_LIMITS.help}
          error={problem === 'textLong' ? say.fieldProblem.textLong : null}
          onChange={({ target }) => onChange({ help: target.value })}
        />
      </div>
      {hasOptions(field) && (
        <Choices
          field={field}
          counts={counts}
          error={errorOf(OF_OPTIONS)}
          onChange={(options) => onChange({ options })}
        />
      )}
      {field.kind === 'number' && (
        <TextField
          label={say.unit}
          value={field.unit}
          maxLength={2 * OWN_LIMITS.unit}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      )}
      {isNumeric(field.kind) && (
        <SelectField
          label={say.decimals}
          options={DECIMALS.map((value) => ({ value, label: value === '' ? say.asTyped : value }))}
          chosen={field.decimals === null ? '' : String(field.decimals)}
          onChoose={(value) => onChange({ decimals: value === '' ? null : Number(value) })}
        />
      )}
      <div className={styles.flags}>
        {FLAGS.map((flag) => (
          <label key={flag} htmlFor={`${id}-${flag}`}>
            <Checkbox
              id={`${id}-${flag}`}
              checked={field[flag]}
              aria-describedby={flag === 'onCard' ? `${id}-card` : undefined}
              onChange={({ target }) => onChange({ [flag]: target.checked })}
            />
            {say.flags[flag]}
          </label>
        ))}
        <span className={styles.remove}>
          <Button look="danger" size="small" onClick={onRemove}>
            {say.removeField}
          </Button>
        </span>
      </div>
      <div className={styles.whole} data-status="critical">
        <FieldNote
          id={`${id}-card`}
          error={problem === 'tooManyOnCard' || problem === 'tooMany' ? say.fieldProblem[problem] : null}
          hint={used > 0 ? say.usedBy(used) : undefined}
        />
      </div>
    </div>
  );
}

function Choices({
  field,
  counts,
  error,
  onChange,
}: {
  readonly field: OwnField;
  readonly counts: WordCounts | undefined;
  readonly error: string | null;
  readonly onChange: (options: readonly OwnOption[]) => void;
}) {
  const id = useId();
  const { options } = field;

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
                aria-describedby={error === null ? undefined : `${id}-note`}
                aria-invalid={error !== null}
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
