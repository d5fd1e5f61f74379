import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof } from '#contract/account.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, accountQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import type { PartProps } from './ProfilePart.tsx';
import { ProofForm } from './ProofForm.tsx';
import { useTask } from './useTask.ts';

export function ProviderPart({ account, provider, onSay }: PartProps & { readonly provider: string }) {
  const client = useQueryClient();
  const task = useTask();
  const [asking, setAsking] = useState<'not yet' | 'now' | 'before'>('not yet');
  const isRefused = new URLSearchParams(window.location.search).has('error');
  const isLinked = account.provider_linked === 1;
  const label = isLinked ? say.disconnect(provider) : say.connect(provider);

  async function handleProof(proof: Proof) {
    if (!isLinked) {
      const onward = await task.run(() => accountCalls.connect(proof));
      if (onward !== null) window.location.assign(onward.url);
      return;
    }
    if ((await task.run(() => accountCalls.disconnect(proof))) === null) return;
    setAsking('before');
    await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    onSay(say.disconnected(provider));
  }

  return (
    <Part title={say.provider} text={isLinked ? '' : say.connectText(provider)}>
      {isLinked && <p className={styles.row}>{say.connected(provider)}</p>}
      {account.has_password === 0 && <p className={styles.row}>{say.disconnectNeedsPassword}</p>}
      {account.has_password === 1 && asking === 'now' && (
        <ProofForm
          asksCode={account.two_factor === 1}
          action={label}
          problem={task.problem}
          isBusy={task.isBusy}
          onProve={handleProof}
          onCancel={() => setAsking('before')}
        />
      )}
      {account.has_password === 1 && asking !== 'now' && (
        <div>
          <Button autoFocus={asking === 'before'} onClick={() => setAsking('now')}>
            {label}
          </Button>
        </div>
      )}
      <Problem text={isRefused && !isLinked ? say.notConnected : null} />
    </Part>
  );
}
