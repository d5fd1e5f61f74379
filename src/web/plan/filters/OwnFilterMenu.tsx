import { useLayoutEffect } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { ChangeCriteria } from './changeCriteria.ts';
import styles from './FilterMenu.module.css';
import { isText } from './OwnFilterFields.tsx';
import { OwnOptionList } from './OwnOptionList.tsx';
import { OwnRange } from './OwnRange.tsx';
import { OwnTextFilter } from './OwnTextFilter.tsx';
import { ownOptions } from './ownOptions.ts';
import { ownAsked, withOwn } from './withOwn.ts';

/** What the chip of an own field opens. */
export function OwnFilterMenu({
  field,
  criteria,
  prepared,
  onChange,
  onShown,
  onClose,
}: {
  readonly field: OwnField;
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onChange: ChangeCriteria;
  readonly onShown: (isShown: boolean) => void;
  readonly onClose: () => void;
}) {
  const { owners } = usePlan();
  const options = ownOptions(field, owners);
  const asked = ownAsked(criteria, field.id);
  const ask = (value: unknown, how?: 'typing') => onChange((before) => withOwn(before, field.id, value), how);

  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);

  if (options !== null) return <OwnOptionList {...{ field, options, criteria, prepared }} onAsk={ask} />;
  return (
    <form
      className={styles.field}
      aria-label={field.name}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isText(field) ? (
        <OwnTextFilter field={field} asked={asked} onAsk={ask} />
      ) : (
        <OwnRange field={field} asked={asked} onAsk={ask} />
      )}
    </form>
  );
}
