import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { useCommands } from '#web/keys/commands.ts';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ShareButton.module.css';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));

/** Opens the share dialog; for leads, never in remote mode (specification, section 2, Share popup). */
export function ShareButton({ criteria }: { readonly criteria: FilterCriteria }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
      >
        <Icon name="share" />
        <span>{say.frame.share}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog criteria={criteria} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
