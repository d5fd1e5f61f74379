import { useState } from 'react';
import type { AddressNotice } from '#contract/dashboardUrl.ts';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import styles from './AddressNotices.module.css';
import { ignoredParts } from './ignoredParts.ts';

/** What of the address could not be read: said, never a blank page (readings, section 4). */
export default function AddressNotices({ notices }: { readonly notices: readonly AddressNotice[] }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <LateIcon name="warning" />
      <p>{say.filter.ignored(ignoredParts(notices))}</p>
      <Button look="ghost" size="square" aria-label={say.filter.dismiss} onClick={() => setDismissed(true)}>
        <LateIcon name="close" />
      </Button>
    </div>
  );
}
