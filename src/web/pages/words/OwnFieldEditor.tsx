import { type ReactNode, useId } from 'react';
import type { FieldProblemCode } from '#core/own/fieldsAfter.ts';
import { OWN_KINDS, OWN_LIMITS, type OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { FieldNote } from '#web/base/ui/FieldNote.tsx';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { OwnFieldChoices } from './OwnFieldChoices.tsx';
import styles from './OwnFieldsPart.module.css';
import { hasOptions } from './ownFieldsDraft.ts';
import { RemoveField } from './RemoveField.tsx';
import type { WordCounts } from './wordCounts.ts';

const OF_NAME = ['nameMissing', 'nameLong', 'nameTwice', 'nameOfBuiltIn'] as const;
const OF_OPTIONS = ['optionsMissing', 'tooManyOptions', 'optionName', 'optionLong', 'optionTwice'] as const;
const NO_PROBLEMS: ReadonlySet<FieldProblemCode> = new Set();
const DECIMALS = ['', ...Array.from({ length: OWN_LIMITS.decimals + 1 }, (_, at) => String(at))];
const FLAGS = ['required', 'onCard', 'public'] as const;

export function OwnFieldEditor({
  field,
  levels,
  counts,
  problems = NO_PROBLEMS,
  isNew,
  moves,
  onChange,
  onRemove,
}: {
  readonly field: OwnField;
  readonly levels: readonly { readonly depth: number; readonly name: string }[];
  readonly counts: WordCounts | undefined;
  readonly problems: ReadonlySet<FieldProblemCode> | undefined;
  /** Not saved yet: no goal has a value. */
  readonly isNew: boolean;
  readonly moves: ReactNode;
  readonly onChange: (part: Partial<OwnField>) => void;
  readonly onRemove: () => void;
}) {
  const id = useId();
  const errorOf = (...codes: readonly (keyof typeof say.fieldProblem)[]) => {
    const code = codes.find((each) => problems.has(each));
    return code === undefined ? null : say.fieldProblem[code];
  };
  const toggled = (depth: number) =>
    field.levels.includes(depth)
      ? field.levels.filter((each) => each !== depth)
      : [...field.levels, depth].sort((one, other) => one - other);
  const used = isNew ? 0 : counts === undefined ? null : (counts.byField.get(field.id) ?? 0);
  const cardError = errorOf('tooManyOnCard');
  return (
    <div className={styles.editor}>
      <TextField
        label={say.fieldName}
        value={field.name}
        dir="auto"
        maxLength={4 * OWN_LIMITS.name}
        error={errorOf(...OF_NAME)}
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
          error={errorOf('helpLong')}
          onChange={({ target }) => onChange({ help: target.value })}
        />
      </div>
      {hasOptions(field) && (
        <OwnFieldChoices
          field={field}
          counts={counts}
          problems={problems}
          error={errorOf(...OF_OPTIONS)}
          onChange={(options) => onChange({ options })}
        />
      )}
      {field.kind === 'number' && (
        <TextField
          label={say.unit}
          value={field.unit}
          dir="auto"
          maxLength={4 * OWN_LIMITS.unit}
          error={errorOf('unitLong')}
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
              aria-invalid={flag === 'onCard' && cardError !== null}
              aria-describedby={flag === 'onCard' && cardError !== null ? `${id}-card` : undefined}
              onChange={({ target }) => onChange({ [flag]: target.checked })}
            />
            {say.flags[flag]}
          </label>
        ))}
      </div>
      {cardError !== null && (
        <div className={styles.whole} data-status="critical">
          <FieldNote id={`${id}-card`} error={cardError} hint={undefined} />
        </div>
      )}
      <RemoveField used={used} moves={moves} onRemove={onRemove} />
    </div>
  );
}
