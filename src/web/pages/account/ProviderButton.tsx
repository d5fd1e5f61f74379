import { addresses } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/access.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './Account.module.css';
import { useSending } from './useSending.ts';

export function ProviderButton({
  provider,
  to,
  problem = null,
}: {
  readonly provider: string | null;
  readonly to: string;
  readonly problem?: string | null;
}) {
  const sending = useSending();
  const shown = sending.problem ?? problem;

  async function handleClick() {
    await sending.run(async () => {
      const { url } = await sendJson<{ readonly url: string }>(addresses.providerSignIn, { body: { to } });
      window.location.assign(url);
    });
  }

  if (provider === null && shown === null) return null;
  return (
    <div className={styles.provider}>
      {provider !== null && (
        <Button size="large" disabled={sending.isSending} onClick={handleClick}>
          <LateIcon name="shield" />
          {say.continueWith(provider)}
        </Button>
      )}
      {shown !== null && (
        <p role="alert" data-status="critical" className={styles.problem}>
          <LateIcon name="warning" size={14} />
          {shown}
        </p>
      )}
      {provider !== null && <p className={styles.or}>{say.orWithEmail}</p>}
    </div>
  );
}

export function providerRefusal(): string | null {
  const code = new URLSearchParams(window.location.search).get('error');
  if (code === null) return null;
  const known = new Map<string, string>(Object.entries(say.providerRefusals));
  return known.get(code) ?? say.providerRefusals.failed;
}
