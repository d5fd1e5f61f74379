import { type ReactNode, useId, useState } from 'react';
import { FieldNote } from './FieldNote.tsx';
import { Icon } from './Icon.tsx';
import styles from './MultiSelect.module.css';
import { OptionList } from './OptionList.tsx';
import type { Option } from './options.ts';
import { Popover } from './Popover.tsx';
import { useNarrow } from './useNarrow.ts';

export type MultiSelectProps<Value> = {
  readonly label: string;
  readonly kind: string;
  readonly placeholder: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly search?: string;
  readonly tokens?: ReactNode;
  /** Instead of the options as they stand: made when opened. */
  readonly list?: ReactNode;
  readonly error?: string | null;
  readonly hint?: string;
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
};

export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { label, kind, placeholder, options, chosen, search, tokens, error = null, hint, onToggle, onClear } = props;
  const id = useId();
  const isNarrow = useNarrow();
  const [isOpenInPlace, setOpenInPlace] = useState(false);
  const shown = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const list = props.list ?? <OptionList {...{ label, options, chosen, search, onToggle, onClear }} />;
  const opening = isNarrow
    ? { 'aria-expanded': isOpenInPlace, onClick: () => setOpenInPlace(!isOpenInPlace) }
    : { popoverTarget: `${id}-list` };
  return (
    <div className={styles.field} data-kind={kind} data-status={error === null ? undefined : 'critical'}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        {tokens}
        <button
          type="button"
          id={`${id}-button`}
          className={styles.button}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error !== null || hint !== undefined ? `${id}-note` : undefined}
          data-empty={shown.length === 0}
          {...opening}
        >
          <span id={`${id}-value`} className={tokens !== undefined && shown.length > 0 ? 'visually-hidden' : undefined}>
            {shown.length === 0 ? placeholder : shown.join(', ')}
          </span>
          <Icon name="chevronDown" size={14} />
        </button>
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
      {isNarrow ? (
        isOpenInPlace && (
          <div ref={scrollToField} className={styles.inPlace}>
            {list}
          </div>
        )
      ) : (
        <Popover id={`${id}-list`} className={styles.list}>
          {() => list}
        </Popover>
      )}
    </div>
  );
}

/** The opened field scrolls to the top of the sheet (screens, 390). */
function scrollToField(list: HTMLElement | null): void {
  list?.parentElement?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
