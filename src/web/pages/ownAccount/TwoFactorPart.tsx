import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof, TwoFactorSetUp } from '#contract/account.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, accountQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './ProfilePart.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSteps } from './TwoFactorSteps.tsx';
import { useTask } from './useTask.ts';

type Wish = 'setUp' | 'turnOff' | 'newCodes';

/** Each asks for the password, and what removes a factor also for a code. */
export function TwoFactorPart({ account, onSay }: PartProps) {
  const client = useQueryClient();
  const task = useTask();
  const [wish, setWish] = useState<Wish | null>(null);
  const [last, setLast] = useState<Wish | null>(null);
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = account.two_factor === 1;

  async function handleProof(proof: Proof) {
    if (wish === null) return;
    const done = await task.run(() => doAs(wish, proof));
    if (done !== null) setWish(null);
  }

  async function doAs(wanted: Wish, proof: Proof): Promise<true> {
    switch (wanted) {
      case 'setUp':
        setSetUp(await accountCalls.beginTwoFactor(proof.password));
        return true;
      case 'newCodes':
        setCodes((await accountCalls.renewCodes(proof)).recovery_codes);
        return true;
      case 'turnOff':
        await accountCalls.endTwoFactor(proof);
        await client.invalidateQueries({ queryKey: accountQuery.queryKey });
        onSay(say.isOff);
        return true;
    }
  }

  function handleWish(wanted: Wish) {
    setWish(wanted);
    setLast(wanted);
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
              <Button size="small" autoFocus={last === 'newCodes'} onClick={() => handleWish('newCodes')}>
                {say.newCodes}
              </Button>
              <Button size="small" autoFocus={last === 'turnOff'} onClick={() => handleWish('turnOff')}>
                {say.turnOff}
              </Button>
            </>
          ) : (
            <Button size="small" autoFocus={last === 'setUp'} onClick={() => handleWish('setUp')}>
              {say.setUp}
            </Button>
          ))}
      </div>
      {wish !== null && (
        <ProofForm
          asksCode={isOn}
          action={say.goOn}
          problem={task.problem}
          isBusy={task.isBusy}
          onProve={handleProof}
          onCancel={() => setWish(null)}
        />
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
