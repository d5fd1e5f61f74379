import { type ComponentProps, useState } from 'react';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import type { Importing } from './useImport.ts';

/** A check box whose state comes from the server: until it replies, the box shows what was chosen. */
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
  const [chosen, setChosen] = useState<{ readonly round: number; readonly isChecked: boolean } | null>(null);
  return (
    <Checkbox
      {...props}
      checked={isBusy && chosen?.round === round ? chosen.isChecked : checked}
      onChange={({ target }) => {
        setChosen({ round, isChecked: target.checked });
        onAnswer(target.checked);
      }}
    />
  );
}
