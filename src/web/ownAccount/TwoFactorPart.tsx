import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { TwoFactorSetUp } from '#contract/account.ts';
import { say } from '#web/messages/ownAccount/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, accountQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './ProfilePart.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSteps } from './TwoFactorSteps.tsx';
import { useTask } from './useTask.ts';

type Wish = 'setUp' | 'turnOff' | 'newCodes';

/** The second factor: set up, turned off, new recovery codes; the password is asked for each. */
export function TwoFactorPart({ account, onSay }: PartProps) {
  const client = useQueryClient();
  const task = useTask();
  const [wish, setWish] = useState<Wish | null>(null);
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = account.two_factor === 1;

  async function handlePassword(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (wish === null) return;
    const done = await task.run(() => doAs(wish, password));
    if (done !== null) setWish(null);
  }

  async function doAs(wanted: Wish, password: string): Promise<true> {
    switch (wanted) {
      case 'setUp':
        setSetUp(await accountCalls.beginTwoFactor(password));
        return true;
      case 'newCodes':
        setCodes((await accountCalls.renewCodes(password)).recovery_codes);
        return true;
      case 'turnOff':
        await accountCalls.endTwoFactor(password);
        await client.invalidateQueries({ queryKey: accountQuery.queryKey });
        onSay(say.isOff);
        return true;
    }
  }

  async function handleDone() {
    setSetUp(null);
    await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    onSay(say.isOn);
  }

  return (
    <Part title={say.twoFactor} text={say.twoFactorText}>
      <div className={styles.row}>
        <span className={styles.state}>
          <LateIcon name={isOn ? 'check' : 'close'} size={14} />
          {isOn ? say.on : say.off}
        </span>
        {wish === null &&
          setUp === null &&
          codes === null &&
          (isOn ? (
            <>
              <Button size="small" onClick={() => setWish('newCodes')}>
                {say.newCodes}
              </Button>
              <Button size="small" onClick={() => setWish('turnOff')}>
                {say.turnOff}
              </Button>
            </>
          ) : (
            <Button size="small" onClick={() => setWish('setUp')}>
              {say.setUp}
            </Button>
          ))}
      </div>
      {wish !== null && (
        <form className={styles.form} noValidate onSubmit={handlePassword}>
          <PasswordField
            label={say.askPassword}
            name="password"
            autoComplete="current-password"
            autoFocus
            error={task.problem}
          />
          <div className={styles.row}>
            <Button type="submit" look="primary" disabled={task.isBusy}>
              {say.goOn}
            </Button>
            <Button onClick={() => setWish(null)}>{say.cancel}</Button>
          </div>
        </form>
      )}
      {setUp !== null && <TwoFactorSteps setUp={setUp} onDone={handleDone} onCancel={() => setSetUp(null)} />}
      {codes !== null && (
        <>
          <RecoveryCodes codes={codes} />
          <div>
            <Button onClick={() => setCodes(null)}>{say.codesDone}</Button>
          </div>
        </>
      )}
    </Part>
  );
}
