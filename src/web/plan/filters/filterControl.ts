import type { ComponentType } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OptionCounts } from '#core/filter/optionCounts.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { ChangeCriteria } from './changeCriteria.ts';

/** What a kind of filter is chosen by. */
export type FilterControl = {
  /** In the panel; a field that has to be found again has the kind as its `data-kind` or name. */
  readonly Field: ComponentType<FieldProps>;
  /** In the menu of its chip. */
  readonly Menu: ComponentType<MenuProps>;
};

export type ControlProps = {
  readonly label: string;
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly counts: OptionCounts;
  readonly onChange: ChangeCriteria;
};

export type FieldProps = ControlProps & {
  /** Incremented when all filters are cleared: what is half typed is cleared too. */
  readonly clearings: number;
  /** The kind or own field that is to be open. */
  readonly wanted: string | null;
};

export type MenuProps = ControlProps & { readonly onClose: () => void };

/** What options may depend on. */
export type OptionsFrom = Pick<DashboardPlan, 'plan' | 'owners'> &
  Pick<ControlProps, 'criteria' | 'prepared' | 'counts'>;
