import { type ReactNode, useState } from 'react';
import { say } from '#web/base/messages/say/members.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import styles from './Members.module.css';

export function RemoveDialog({
  title,
  text,
  successors,
  left = null,
  onClose,
  onRemove,
}: {
  readonly title: string;
  readonly text: readonly string[];
  readonly successors: {
    readonly label: string;
    readonly none: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  } | null;
  /** What works on without whom is removed. */
  readonly left?: ReactNode;
  readonly onClose: () => void;
  readonly onRemove: (successor: string) => Promise<unknown>;
}) {
  const [successor, setSuccessor] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        {text.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {successors !== null && (
          <SelectField
            label={successors.label}
            options={[{ value: '', label: successors.none }, ...successors.options]}
            chosen={successor}
            onChoose={setSuccessor}
          />
        )}
        {left}
        <div className={styles.buttons}>
          <Button data-first="" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              void onRemove(successor);
            }}
          >
            {say.removeIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
