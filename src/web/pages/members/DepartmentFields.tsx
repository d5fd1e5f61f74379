import { useId } from 'react';
import type { WirePlanDepartment } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';

export type DepartmentChoice = { readonly departmentId: string; readonly leads: boolean };

export function DepartmentFields({
  departments,
  choice,
  onChange,
}: {
  readonly departments: readonly WirePlanDepartment[];
  readonly choice: DepartmentChoice;
  readonly onChange: (choice: DepartmentChoice) => void;
}) {
  const id = useId();
  if (departments.length === 0) return null;
  return (
    <>
      <SelectField
        label={say.department}
        options={[
          { value: '', label: say.noDepartment },
          ...departments.map((department) => ({ value: department.id, label: department.name })),
        ]}
        chosen={choice.departmentId}
        onChoose={(departmentId) => onChange({ ...choice, departmentId })}
      />
      {choice.departmentId !== '' && (
        <div className="row">
          <Checkbox
            id={id}
            checked={choice.leads}
            onChange={({ target }) => onChange({ ...choice, leads: target.checked })}
          />
          <label htmlFor={id}>{say.leadsDepartment}</label>
        </div>
      )}
    </>
  );
}

export function departmentBody({ departmentId, leads }: DepartmentChoice) {
  const isIn = departmentId !== '';
  return { dept_id: isIn ? departmentId : null, leads_department: isIn && leads ? (1 as const) : (0 as const) };
}
