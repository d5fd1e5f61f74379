import { useState } from 'react';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './AddressNotices.module.css';

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
