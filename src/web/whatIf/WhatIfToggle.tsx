import { say } from '#web/messages/whatIf/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import styles from './WhatIfToggle.module.css';
import { toggleWhatIf, useWhatIfs } from './whatIfStore.ts';

/** Makes the end of the year on the chart one that can be dragged, and back. */
export function WhatIfToggle() {
  const { isOpen } = useWhatIfs();
  return (
    <Button size="small" aria-pressed={isOpen} className={styles.toggle} onClick={toggleWhatIf}>
      <LateIcon name="upDown" size={14} />
      {say.toggle}
    </Button>
  );
}
