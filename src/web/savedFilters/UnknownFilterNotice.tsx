import { useState } from 'react';
import styles from '#web/dashboard/AddressNotices.module.css';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';

/** Says that the address names a saved filter the reader does not have, so that `filters` decides (readings, section 4). */
export function UnknownFilterNotice({ name }: { readonly name: string }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (name === dismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <LateIcon name="warning" />
      <p>{say.saved.unknown(name)}</p>
      <Button look="ghost" size="square" aria-label={say.filter.dismiss} onClick={() => setDismissed(name)}>
        <LateIcon name="close" />
      </Button>
    </div>
  );
}
