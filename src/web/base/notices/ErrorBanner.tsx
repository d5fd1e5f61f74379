import { say } from '#web/base/messages/say.ts';
import { timeOfDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './ErrorBanner.module.css';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** What went wrong and the way to try again; the last good data stays below it. */
export function ErrorBanner({
  title,
  figuresOf,
  retryAt,
  onRetry,
}: {
  readonly title: string;
  /** When what is shown below was read, told in the plan's time zone; left out where nothing is shown. */
  readonly figuresOf?: { readonly at: number; readonly timeZone: string } | undefined;
  /** When it is tried again by itself, in milliseconds since 1970; left out, it is not. */
  readonly retryAt?: number;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" className={styles.banner} data-status="critical">
      <LateIcon name="warning" />
      <div>
        <b>{title}</b>
        <p>
          {figuresOf !== undefined && say.dashboard.figuresOf(timeOfDay(figuresOf.at, figuresOf.timeZone))}{' '}
          {retryAt !== undefined && <Countdown until={retryAt} />}
        </p>
      </div>
      <Button onClick={onRetry}>
        <LateIcon name="retry" />
        {say.dashboard.retry}
      </Button>
    </div>
  );
}

/** Seen, not said: each second would be read out anew. */
function Countdown({ until }: { readonly until: number }) {
  const seconds = useSecondsUntil(until);
  return seconds > 0 && <span aria-hidden="true">{say.dashboard.tryingAgain(seconds)}</span>;
}
