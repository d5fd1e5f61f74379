import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countOwnOptions } from '#core/filter/ownFacet.ts';
import { readOwnTest } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { say } from '#web/base/messages/say/ownFilters.ts';
import { OptionList } from '#web/base/ui/OptionList.tsx';
import type { Option } from '#web/base/ui/options.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import { SEARCHED_FROM } from './ownOptions.ts';
import { ownAsked } from './withOwn.ts';

export function OwnOptionList({
  field,
  options,
  criteria,
  prepared,
  onAsk,
}: {
  readonly field: OwnField;
  readonly options: readonly Option<string>[];
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onAsk: (asked: unknown) => void;
}) {
  const countOf = useOwnCounts(field, criteria, prepared);
  const chosen = chosenOf(field, criteria);
  const handleToggle = (value: string) => {
    const after = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    onAsk(after.length === 0 ? null : after);
  };
  return (
    <OptionList
      label={field.name}
      search={options.length < SEARCHED_FROM ? undefined : say.search(field.name)}
      options={options.map((option) => ({ ...option, count: countOf(option.value) }))}
      chosen={chosen}
      onToggle={handleToggle}
      onClear={() => onAsk(null)}
    />
  );
}

export function chosenOf(field: OwnField, criteria: FilterCriteria): readonly string[] {
  const test = readOwnTest(field, ownAsked(criteria, field.id));
  return test !== null && 'values' in test ? test.values : [];
}

/** Of one open list: counting for thirty fields at once would make key presses wait. */
function useOwnCounts(field: OwnField, criteria: FilterCriteria, prepared: PlanGoals) {
  const context = useFilterContext({ asksWork: criteria.work.length > 0 });
  const settled = useSettled(criteria, criteria);
  const { filterables: goals } = useSettled(prepared, prepared);
  return useMemo(() => countOwnOptions(field, settled, { goals, context }), [field, settled, goals, context]);
}
