import { type SubmitEvent, useState } from 'react';
import { DEPARTMENT_NAME_MAX_LENGTH, type WirePlanDepartment } from '#contract/members.ts';
import { Contradicted } from '#web/base/merging/Contradicted.tsx';
import { say } from '#web/base/messages/say/members.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { DepartmentRow } from './DepartmentRow.tsx';
import styles from './Members.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useDepartmentChange } from './useDepartmentChange.ts';
import { useMembers } from './useMembers.ts';

export default function DepartmentsSection() {
  const members = useMembers();
  const changing = useDepartmentChange(members);
  const [removing, setRemoving] = useState<WirePlanDepartment | null>(null);
  const [newName, setNewName] = useState('');
  const [isAdding, setAdding] = useState(false);
  const { data } = members.query;

  if (data === undefined && members.query.isError) {
    return <ErrorBanner title={say.loadFailed} onRetry={() => void members.query.refetch()} />;
  }
  if (data === undefined) return null;
  const { departments } = data;

  async function handleAdd(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = newName.trim();
    setAdding(true);
    const done = await members.run((calls) => calls.addDepartment(name), say.added(name));
    setAdding(false);
    if (done !== null) setNewName('');
  }

  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className="title">{say.departments}</h2>
          <p className="body quiet">{say.departmentsText}</p>
        </div>
      </div>
      <p role="status" className={styles.said}>
        {members.said}
      </p>
      {changing.asked !== null && (
        <Contradicted
          lines={changing.asked.lines}
          isSaving={false}
          onKeepMine={changing.asked.keepMine}
          onTakeTheirs={changing.takeTheirs}
        />
      )}
      {departments.length === 0 ? (
        <p className={styles.nothing}>{say.noDepartments}</p>
      ) : (
        <ul className={styles.list}>
          {departments.map((department, place) => (
            <DepartmentRow
              key={department.id}
              department={department}
              place={place}
              count={departments.length}
              onMove={(to) => void changing.change(department, { place: to }, data.version)}
              onRename={(name) => void changing.change(department, { name }, data.version)}
              onRemove={() => setRemoving(department)}
            />
          ))}
        </ul>
      )}
      <form className={styles.add} noValidate onSubmit={handleAdd}>
        <TextField
          label={say.newDepartment}
          autoComplete="off"
          maxLength={DEPARTMENT_NAME_MAX_LENGTH}
          value={newName}
          onChange={({ target }) => setNewName(target.value)}
          error={members.problem}
        />
        <Button type="submit" disabled={isAdding || newName.trim() === ''}>
          <Icon name="plus" size={14} />
          {say.add}
        </Button>
      </form>
      {removing !== null && (
        <RemoveDialog
          title={say.removeDepartment(removing.name)}
          text={[say.removeDepartmentText, say.counts(removing.members, removing.goals)]}
          successors={
            removing.members + removing.goals === 0
              ? null
              : {
                  label: say.departmentSuccessor,
                  none: say.noDepartment,
                  options: departments
                    .filter(({ id }) => id !== removing.id)
                    .map(({ id, name }) => ({ value: id, label: name })),
                }
          }
          onClose={() => setRemoving(null)}
          onRemove={(successor) =>
            members.run(
              (calls) => calls.removeDepartment(removing.id, successor, data.version),
              say.departmentRemoved(removing.name),
            )
          }
        />
      )}
    </>
  );
}
