import { say } from '#web/base/messages/say/whatIf.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './WhatIfToggle.module.css';
import { toggleWhatIf, useWhatIfs } from './whatIfStore.ts';

export function WhatIfToggle() {
  const { isOpen } = useWhatIfs();
  return (
    <Button size="small" aria-pressed={isOpen} className={styles.toggle} onClick={toggleWhatIf}>
      <LateIcon name="upDown" size={14} />
      {say.toggle}
    </Button>
  );
}
