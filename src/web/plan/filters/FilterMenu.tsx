import { useLayoutEffect } from 'react';
import type { FilterCriteria, FilterKind } from '#core/filter/criteria.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { MenuChoice, MenuItems } from '#web/base/ui/Menu.tsx';
import { OptionList } from '#web/base/ui/OptionList.tsx';
import type { Option } from '#web/base/ui/options.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { CustomDates } from './CustomDates.tsx';
import type { ChangeCriteria } from './changeCriteria.ts';
import { DUE_DATE_CHOICES } from './DueDateFields.tsx';
import styles from './FilterMenu.module.css';
import { COMPLETION_CHOICES, filterOptions, LATENESS_CHOICES } from './filterOptions.ts';
import { ownerOptions } from './ownerOptions.ts';
import { searchText } from './searchText.ts';
import { toggled } from './toggled.ts';
import { type DueDateProps, useDueDateForm } from './useDueDateForm.ts';
import { useFacetCounts } from './useFacetCounts.ts';

export type FilterMenuProps = {
  readonly kind: FilterKind;
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onChange: ChangeCriteria;
  readonly onShown: (isShown: boolean) => void;
  readonly onClose: () => void;
};

export function FilterMenu({ kind, criteria, prepared, onChange, onShown, onClose }: FilterMenuProps) {
  const { plan, owners } = usePlan();
  const counts = useFacetCounts(criteria, prepared);
  const options = filterOptions(plan, prepared, criteria);
  const label = kindLabel(kind, plan);
  const change = (part: Partial<FilterCriteria>, how?: 'typing') => onChange((before) => ({ ...before, ...part }), how);

  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);

  switch (kind) {
    case 'own':
      return null;
    case 'keyword':
      return (
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <TextField
            label={label}
            type="search"
            autoComplete="off"
            placeholder={filterWords.keywordHint}
            start={<Icon name="search" size={14} />}
            value={criteria.keyword}
            maxLength={200}
            onChange={({ target }) => change({ keyword: target.value }, 'typing')}
          />
        </form>
      );
    case 'dueDate':
      return (
        <DueDateMenu
          label={label}
          dueDate={criteria.dueDate}
          format={plan.dateFormat}
          onChange={(dueDate) => change({ dueDate })}
          onClose={onClose}
        />
      );
    case 'completion':
      return (
        <MenuItems label={label} onClose={onClose}>
          {COMPLETION_CHOICES.map(({ value, label: name }) => (
            <MenuChoice
              key={value}
              isChosen={value === (criteria.completion ?? 'any')}
              onChoose={() => {
                onClose();
                change({ completion: value === 'any' ? null : value });
              }}
            >
              {name}
            </MenuChoice>
          ))}
        </MenuItems>
      );
    case 'lateness':
      return (
        <MenuItems label={label} onClose={onClose}>
          {LATENESS_CHOICES.map(({ value, label: name }) => (
            <MenuChoice
              key={value}
              isChosen={value === (criteria.lateness ?? 'any')}
              onChoose={() => {
                onClose();
                change({ lateness: value === 'any' ? null : value });
              }}
            >
              {name}
            </MenuChoice>
          ))}
        </MenuItems>
      );
    case 'ownerIds':
      return (
        <Facet
          label={label}
          search={plan.tiers === 2 ? filterWords.searchPeople : filterWords.searchOwners}
          options={ownerOptions(owners, plan.tiers, (owner) => counts.ownerIds.get(owner) ?? 0)}
          chosen={criteria.ownerIds}
          onChoose={(ownerIds) => change({ ownerIds })}
        />
      );
    case 'statuses':
      return (
        <Facet
          label={label}
          options={counted(options.statuses, counts.statuses)}
          chosen={criteria.statuses}
          onChoose={(statuses) => change({ statuses })}
        />
      );
    case 'depths':
      return (
        <Facet
          label={label}
          options={counted(options.depths, counts.depths)}
          chosen={criteria.depths}
          onChoose={(depths) => change({ depths: depths.toSorted((one, other) => one - other) })}
        />
      );
    case 'objectiveIds':
      return (
        <Facet
          label={label}
          search={searchText(plan)}
          options={counted(options.objectiveIds, counts.objectiveIds)}
          chosen={criteria.objectiveIds}
          onChoose={(objectiveIds) => change({ objectiveIds })}
        />
      );
    case 'perspectives':
      return (
        <Facet
          label={label}
          options={counted(options.perspectives, counts.perspectives)}
          chosen={criteria.perspectives}
          onChoose={(perspectives) => change({ perspectives })}
        />
      );
    case 'prospects':
      return (
        <Facet
          label={label}
          options={options.prospects}
          chosen={criteria.prospects}
          onChoose={(prospects) => change({ prospects })}
        />
      );
    case 'priorities':
      return (
        <Facet
          label={label}
          options={counted(options.priorities, counts.priorities)}
          chosen={criteria.priorities}
          onChoose={(priorities) => change({ priorities })}
        />
      );
  }
}

function Facet<Value extends string | number>({
  chosen,
  onChoose,
  ...list
}: {
  readonly label: string;
  readonly search?: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onChoose: (values: readonly Value[]) => void;
}) {
  return (
    <OptionList
      {...list}
      chosen={chosen}
      onToggle={(value) => onChoose(toggled(chosen, value))}
      onClear={() => onChoose([])}
    />
  );
}

function counted<Value>(options: readonly Option<Value>[], counts: ReadonlyMap<Value, number>): Option<Value>[] {
  return options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
}

function DueDateMenu({
  label,
  onClose,
  ...props
}: DueDateProps & { readonly label: string; readonly onClose: () => void }) {
  const controls = useDueDateForm(props);
  const { choice } = controls.form;
  return (
    <>
      <MenuItems label={label} onClose={choice === 'custom' ? () => {} : onClose}>
        {DUE_DATE_CHOICES.map((option) => (
          <MenuChoice
            key={option.value}
            isChosen={option.value === choice}
            onChoose={() => {
              if (option.value !== 'custom') onClose();
              controls.handle({ kind: 'choose', choice: option.value });
            }}
          >
            {option.label}
          </MenuChoice>
        ))}
      </MenuItems>
      {choice === 'custom' && (
        <div className={styles.field}>
          <CustomDates controls={controls} format={props.format} />
        </div>
      )}
    </>
  );
}
