import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterKindLabel } from '#web/base/messages/goalTexts.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { MultiSelect, type MultiSelectProps } from '#web/base/ui/MultiSelect.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { toggled } from './toggled.ts';

type FacetKind = keyof Pick<
  FilterCriteria,
  'statuses' | 'depths' | 'objectiveIds' | 'perspectives' | 'priorities' | 'prospects'
>;

export function FacetSelect<Value extends string | number>({
  kind,
  options,
  counts,
  chosen,
  search,
  onChoose,
}: Pick<MultiSelectProps<Value>, 'options' | 'chosen' | 'search'> & {
  readonly kind: FacetKind;
  readonly counts?: ReadonlyMap<Value, number>;
  readonly onChoose: (values: readonly Value[]) => void;
}) {
  return (
    <MultiSelect
      kind={kind}
      label={filterKindLabel(kind, usePlan().plan)}
      placeholder={filterWords.any[kind]}
      {...(search !== undefined && { search })}
      options={counts ? options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })) : options}
      chosen={chosen}
      onToggle={(value) => onChoose(toggled(chosen, value))}
      onClear={() => onChoose([])}
    />
  );
}
