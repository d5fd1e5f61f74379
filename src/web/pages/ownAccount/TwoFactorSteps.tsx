import { type SubmitEvent, useMemo } from 'react';
import type { TwoFactorSetUp } from '#contract/account.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls } from './ownAccountCalls.ts';
import { qrPath } from './qrPath.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useTask } from './useTask.ts';

export function TwoFactorSteps({
  setUp,
  onDone,
  onCancel,
}: {
  readonly setUp: TwoFactorSetUp;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const task = useTask();
  const qr = useMemo(() => qrPath(setUp.uri), [setUp.uri]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s+/g, '');
    if ((await task.run(() => accountCalls.confirmTwoFactor(code))) !== null) onDone();
  }

  return (
    <div className={styles.steps}>
      <p>{say.scan}</p>
      <svg className={styles.qr} role="img" aria-label={say.qr} viewBox={`0 0 ${qr.size} ${qr.size}`}>
        <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <p>
        {say.orType} <code className={styles.key}>{keyIn(setUp.uri)}</code>
      </p>
      <RecoveryCodes codes={setUp.recovery_codes} />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.firstCode}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={task.problem}
        />
        <div className={styles.row}>
          <Button type="submit" look="primary" disabled={task.isBusy}>
            {say.turnOn}
          </Button>
          <Button onClick={onCancel}>{say.cancel}</Button>
        </div>
      </form>
    </div>
  );
}

function keyIn(uri: string): string {
  return (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');
}
