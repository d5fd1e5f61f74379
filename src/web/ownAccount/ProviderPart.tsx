import type { WireAccount } from '#contract/account.ts';
import { say } from '#web/messages/ownAccount/say.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import { useTask } from './useTask.ts';

/** Whether the provider of sign-on knows this account, and connecting it. */
export function ProviderPart({ account, provider }: { readonly account: WireAccount; readonly provider: string }) {
  const task = useTask();
  const isRefused = new URLSearchParams(window.location.search).has('error');

  async function handleConnect() {
    const onward = await task.run(() => accountCalls.connect());
    if (onward !== null) window.location.assign(onward.url);
  }

  return (
    <Part title={say.provider} text={account.provider_linked === 1 ? '' : say.connectText(provider)}>
      {account.provider_linked === 1 ? (
        <p className={styles.row}>{say.connected(provider)}</p>
      ) : (
        <div>
          <Button disabled={task.isBusy} onClick={handleConnect}>
            {say.connect(provider)}
          </Button>
        </div>
      )}
      <Problem text={task.problem ?? (isRefused ? say.notConnected : null)} />
    </Part>
  );
}
