import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ErrorBanner.module.css';

/** What went wrong and the way to try again; the last good data stays below it. */
export function ErrorBanner({
  title,
  text,
  onRetry,
}: {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" className={styles.banner} data-status="critical">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        {text !== '' && <p>{text}</p>}
      </div>
      <Button onClick={onRetry}>
        <Icon name="retry" />
        {say.dashboard.retry}
      </Button>
    </div>
  );
}
