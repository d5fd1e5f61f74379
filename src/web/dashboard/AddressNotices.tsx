import { useState } from 'react';
import type { AddressNotice } from '#contract/dashboardUrl.ts';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import styles from './AddressNotices.module.css';

/** What of the address could not be read: said, never a blank page (readings, section 4). */
export default function AddressNotices({ notices }: { readonly notices: readonly AddressNotice[] }) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const parts = new Set(notices.map(partOf));
  return (
    <div role="status" className={styles.notice}>
      <LateIcon name="warning" />
      <p>{say.filter.ignored([...parts].join(', '))}</p>
      <Button look="ghost" size="square" aria-label={say.filter.dismiss} onClick={() => setDismissed(true)}>
        <LateIcon name="close" />
      </Button>
    </div>
  );
}

function partOf(notice: AddressNotice): string {
  switch (notice.problem) {
    case 'wrongParameter':
      return notice.parameter;
    case 'wrongValue':
      return `${notice.key} ${notice.value}`;
    case 'tooLong':
    case 'notJson':
    case 'notAnObject':
      return 'filters';
  }
}
