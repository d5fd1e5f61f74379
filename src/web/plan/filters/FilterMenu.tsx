import { useLayoutEffect } from 'react';
import type { FilterCriteria, FilterKind } from '#core/filter/criteria.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { ChangeCriteria } from './changeCriteria.ts';
import { FILTER_CONTROLS } from './filterControls.ts';
import { useOptionCounts } from './useOptionCounts.ts';

export type FilterMenuProps = {
  readonly kind: FilterKind;
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onChange: ChangeCriteria;
  readonly onShown: (isShown: boolean) => void;
  readonly onClose: () => void;
};

export function FilterMenu({ kind, onShown, ...props }: FilterMenuProps) {
  const { plan } = usePlan();
  const counts = useOptionCounts(props.criteria, props.prepared);
  const { Menu } = FILTER_CONTROLS[kind];

  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);

  return <Menu label={kindLabel(kind, plan)} counts={counts} {...props} />;
}
