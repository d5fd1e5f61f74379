import { CRITERIA } from '#core/filter/criteria.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { say } from '#web/base/messages/say.ts';
import { MenuChoice, MenuItems } from '#web/base/ui/Menu.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CustomDates } from './CustomDates.tsx';
import menuStyles from './FilterMenu.module.css';
import type { ControlProps, FilterControl, MenuProps } from './filterControl.ts';
import { useDueDateForm } from './useDueDateForm.ts';

export const dueDateControl: FilterControl = {
  Field: (props) => <DueDateFields key={props.clearings} {...props} />,
  Menu: DueDateMenu,
};

const choices = () =>
  [
    { value: 'any', label: filterWords.oneOption },
    ...CRITERIA.dueDate.options.map((value) => ({ value, label: say.labels.dueDates[value] })),
    { value: 'custom', label: say.labels.dueDates.custom },
  ] as const;

function useControls({ criteria, onChange }: ControlProps) {
  const { dateFormat } = usePlan().plan;
  return useDueDateForm({
    dueDate: criteria.dueDate,
    format: dateFormat,
    onChange: (dueDate) => onChange((before) => ({ ...before, dueDate })),
  });
}

function DueDateFields(props: ControlProps) {
  const controls = useControls(props);
  return (
    <>
      <div data-kind="dueDate">
        <SelectField
          label={props.label}
          options={choices()}
          chosen={controls.form.choice}
          onChoose={(choice) => controls.handle({ kind: 'choose', choice })}
        />
      </div>
      {controls.form.choice === 'custom' && <CustomDates controls={controls} />}
    </>
  );
}

function DueDateMenu(props: MenuProps) {
  const { label, onClose } = props;
  const controls = useControls(props);
  const { choice } = controls.form;
  return (
    <>
      <MenuItems label={label} onClose={choice === 'custom' ? () => {} : onClose}>
        {choices().map((option) => (
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
        <div className={menuStyles.field}>
          <CustomDates controls={controls} />
        </div>
      )}
    </>
  );
}
