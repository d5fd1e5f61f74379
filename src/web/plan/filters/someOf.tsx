import type { FilterCriteria, FilterKind } from '#core/filter/criteria.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { OptionList } from '#web/base/ui/OptionList.tsx';
import type { Option } from '#web/base/ui/options.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FilterPanel.module.css';
import type { ControlProps, FilterControl, OptionsFrom } from './filterControl.ts';
import { ValueTokens } from './ValueTokens.tsx';

type Stated<Value extends string | number> = {
  readonly kind: FilterKind;
  readonly chosen: (criteria: FilterCriteria) => readonly Value[];
  readonly options: (from: OptionsFrom) => readonly Option<Value>[];
  /** The text of the search among many options. */
  readonly search?: (plan: Plan) => string;
  readonly isOffered?: (plan: Plan) => boolean;
  /** False where `options` says the counts, or where there are none. */
  readonly isCounted?: boolean;
  /** As tokens, in a field as wide as two or three. */
  readonly isWide?: boolean;
  readonly arranged?: (values: readonly Value[]) => readonly Value[];
};

/** The control of a kind of which any of several values may hold. */
export function someOf<Value extends string | number>(stated: Stated<Value>): FilterControl {
  const { kind, chosen, search, isOffered = () => true, isWide = false } = stated;
  return {
    Field: (props) => {
      const { plan, owners } = usePlan();
      const shown = optionsOf(stated, { plan, owners, ...props });
      const values = chosen(props.criteria);
      const names = new Map(shown.map(({ value, label }) => [value, label]));
      const { toggle, clear } = changesOf(stated, props);
      if (!isOffered(plan)) return null;
      return (
        <div className={isWide ? styles.wide : styles.field}>
          <MultiSelect
            kind={kind}
            label={props.label}
            placeholder={filterWords.someOptions}
            {...(search !== undefined && { search: search(plan) })}
            options={shown}
            chosen={values}
            tokens={isWide ? <ValueTokens {...{ values, names }} onRemove={toggle} /> : undefined}
            onToggle={toggle}
            onClear={clear}
          />
        </div>
      );
    },
    Menu: (props) => {
      const { plan, owners } = usePlan();
      const { toggle, clear } = changesOf(stated, props);
      return (
        <OptionList
          label={props.label}
          search={search?.(plan)}
          options={optionsOf(stated, { plan, owners, ...props })}
          chosen={chosen(props.criteria)}
          onToggle={toggle}
          onClear={clear}
        />
      );
    },
  };
}

function optionsOf<Value extends string | number>(
  { kind, options, isCounted = true }: Stated<Value>,
  from: OptionsFrom,
): readonly Option<Value>[] {
  const all = options(from);
  if (!isCounted) return all;
  return all.map((option) => {
    const count = from.counts.of(kind, option.value);
    return count === null ? option : { ...option, count };
  });
}

function changesOf<Value extends string | number>(
  { kind, chosen, arranged = (values) => values }: Stated<Value>,
  { onChange }: Pick<ControlProps, 'onChange'>,
) {
  const change = (after: (values: readonly Value[]) => readonly Value[]) =>
    onChange((before) => ({ ...before, [kind]: arranged(after(chosen(before))) }));
  return {
    toggle: (value: Value) =>
      change((values) => (values.includes(value) ? values.filter((each) => each !== value) : [...values, value])),
    clear: () => change(() => []),
  };
}
