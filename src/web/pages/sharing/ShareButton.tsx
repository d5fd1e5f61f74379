import { useRef, useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './ShareButton.module.css';

const ShareDialog = late(() => import('./ShareDialog.tsx'));

const WITHOUT_LABEL = 32;

export function ShareButton({ criteria }: { readonly criteria: FilterCriteria }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tip = useTip(({ offsetWidth }) => (offsetWidth > WITHOUT_LABEL ? null : say.frame.share), 'end');
  useCommands({ share: () => setOpen(true) });

  function handleClose() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        data-guide="share"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...tip}
      >
        <Icon name="share" />
        <span>{say.frame.share}</span>
      </Button>
      {isOpen && <ShareDialog criteria={criteria} onClose={handleClose} />}
    </>
  );
}
