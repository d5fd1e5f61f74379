import { useEffect } from 'react';
import { say } from '#web/base/messages/say.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { tellProblem } from '#web/base/navigation/navigationProblem.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './NotConnected.module.css';

/** Says that the page asked for could not be opened; goes once the connection is back. */
export function NotConnected({ address }: { readonly address: string }) {
  useEffect(() => {
    const end = () => tellProblem(null);
    window.addEventListener('online', end);
    return () => window.removeEventListener('online', end);
  }, []);

  return (
    <div role="alert" className={styles.notice}>
      <p>{say.frame.notConnected}</p>
      <Button size="small" onClick={() => void goTo(address)}>
        {say.frame.openAgain}
      </Button>
      <Button look="ghost" size="square" aria-label={say.close} onClick={() => tellProblem(null)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
