import { useState } from 'react';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { copyText } from '#web/base/ui/copyText.ts';
import styles from './OwnAccount.module.css';

export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <section className={styles.steps} aria-label={say.codes}>
      <p>{say.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button size="small" onClick={async () => setCopied(await copyText(codes.join('\n')))}>
          {say.copyCodes}
        </Button>
        <span role="status">{isCopied && say.copied}</span>
      </div>
    </section>
  );
}
