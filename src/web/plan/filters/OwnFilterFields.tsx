import { useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say/ownFilters.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { ChangeCriteria } from './changeCriteria.ts';
import panelStyles from './FilterPanel.module.css';
import type { FieldProps } from './filterControl.ts';
import styles from './OwnFilters.module.css';
import { chosenOf, OwnOptionList } from './OwnOptionList.tsx';
import { OwnRange } from './OwnRange.tsx';
import { OwnTextFilter } from './OwnTextFilter.tsx';
import { ownOptions } from './ownOptions.ts';
import { ownAsked, withOwn } from './withOwn.ts';

/** More than these are shown when asked for. */
const SHOWN_AT_FIRST = 12;

export function OwnFilterFields({
  criteria,
  prepared,
  clearings,
  wanted,
  onChange,
}: Pick<FieldProps, 'criteria' | 'prepared' | 'clearings' | 'wanted' | 'onChange'>) {
  const { fields } = usePlan().plan;
  const [isAll, setAll] = useState(fields.length <= SHOWN_AT_FIRST + 1);
  if (fields.length === 0) return null;
  const isWanted = (field: OwnField) => wanted === `own-${field.id}` || ownAsked(criteria, field.id) !== undefined;
  const shown = fields.filter((field, at) => isAll || at < SHOWN_AT_FIRST || isWanted(field));
  return (
    <fieldset className={styles.own}>
      <legend>{own.title}</legend>
      <div className={`${panelStyles.fields} ${styles.grid}`}>
        {shown.map((field) => (
          <OwnFilterField key={`${field.id}-${clearings}`} {...{ field, criteria, prepared, onChange }} />
        ))}
      </div>
      {shown.length < fields.length && (
        <div className={styles.more}>
          <Button look="link" size="small" onClick={() => setAll(true)}>
            {say.showAll(fields.length)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function OwnFilterField({
  field,
  criteria,
  prepared,
  onChange,
}: {
  readonly field: OwnField;
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly onChange: ChangeCriteria;
}) {
  const { owners } = usePlan();
  const options = ownOptions(field, owners);
  const asked = ownAsked(criteria, field.id);
  const ask = (value: unknown, how?: 'typing') => onChange((before) => withOwn(before, field.id, value), how);
  const kind = `own-${field.id}`;
  if (options !== null) {
    return (
      <MultiSelect
        kind={kind}
        label={field.name}
        placeholder={filterWords.someOptions}
        options={options}
        chosen={chosenOf(field, criteria)}
        list={<OwnOptionList {...{ field, options, criteria, prepared }} onAsk={ask} />}
        onToggle={() => {}}
        onClear={() => ask(null)}
      />
    );
  }
  if (isText(field)) {
    return (
      <div data-kind={kind}>
        <OwnTextFilter field={field} asked={asked} onAsk={ask} />
      </div>
    );
  }
  return (
    <fieldset className={styles.named} data-kind={kind}>
      <legend>{field.name}</legend>
      <OwnRange field={field} asked={asked} onAsk={ask} />
    </fieldset>
  );
}

export function isText({ kind }: OwnField): boolean {
  return kind === 'text' || kind === 'long_text' || kind === 'link';
}
