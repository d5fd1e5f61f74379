import { type KeyboardEvent, useState } from 'react';
import { DEPARTMENT_NAME_MAX_LENGTH, type WirePlanDepartment } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { MoveButtons } from '#web/base/ui/MoveButtons.tsx';
import styles from './Members.module.css';

export function DepartmentRow({
  department,
  place,
  count,
  onMove,
  onRename,
  onRemove,
}: {
  readonly department: WirePlanDepartment;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}) {
  const [isNaming, setNaming] = useState(false);
  const { name } = department;

  function handleName(text: string) {
    setNaming(false);
    if (text.trim() !== '' && text.trim() !== name) onRename(text.trim());
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') handleName(event.currentTarget.value);
    if (event.key === 'Escape') setNaming(false);
  }

  return (
    <li>
      <div className={styles.person}>
        {isNaming ? (
          <input
            className={styles.nameField}
            aria-label={say.nameOf(name)}
            defaultValue={name}
            maxLength={DEPARTMENT_NAME_MAX_LENGTH}
            ref={(field) => field?.focus()}
            onKeyDown={handleKey}
            onBlur={({ target }) => handleName(target.value)}
          />
        ) : (
          <b dir="auto">{name}</b>
        )}
        <span>{say.counts(department.members, department.goals)}</span>
      </div>
      <MoveButtons labels={{ up: say.moveUp(name), down: say.moveDown(name) }} {...{ place, count, onMove }} />
      <Button look="ghost" size="square" aria-label={say.rename(name)} onClick={() => setNaming(true)}>
        <LateIcon name="pencil" size={14} />
      </Button>
      <Button look="ghost" size="square" aria-label={say.removeDepartment(name)} onClick={onRemove}>
        <LateIcon name="trash" size={14} />
      </Button>
    </li>
  );
}
