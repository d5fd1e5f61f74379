import { type ComponentProps, useState } from 'react';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import type { Importing } from './useImport.ts';

/** A check box whose answer the server works out: until that is done it shows what was said. */
export function AnsweredCheckbox({
  importing: { isBusy, round },
  checked,
  onAnswer,
  ...props
}: Pick<ComponentProps<'input'>, 'id' | 'disabled' | 'aria-label'> & {
  readonly importing: Importing;
  readonly checked: boolean;
  readonly onAnswer: (isChecked: boolean) => void;
}) {
  const [said, setSaid] = useState<{ readonly round: number; readonly isChecked: boolean } | null>(null);
  return (
    <Checkbox
      {...props}
      checked={isBusy && said?.round === round ? said.isChecked : checked}
      onChange={({ target }) => {
        setSaid({ round, isChecked: target.checked });
        onAnswer(target.checked);
      }}
    />
  );
}
