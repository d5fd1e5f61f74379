import { useEffect, useState } from 'react';
import { say } from '#web/base/messages/say.ts';
import { now } from '#web/base/time/clock.ts';
import { timeOfDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './ErrorBanner.module.css';

/** The last good data stays visible below it. */
export function ErrorBanner({
  title,
  figuresOf,
  retryAt,
  onRetry,
}: {
  readonly title: string;
  readonly figuresOf?: { readonly at: number; readonly timeZone: string } | undefined;
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

/** Hidden from screen readers, which would announce each second. */
function Countdown({ until }: { readonly until: number }) {
  const seconds = useSecondsUntil(until);
  return seconds > 0 && <span aria-hidden="true">{say.dashboard.tryingAgain(seconds)}</span>;
}

function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));

  useEffect(() => {
    const count = () => setSeconds(secondsUntil(instant));
    count();
    const timer = window.setInterval(count, 1000);
    return () => window.clearInterval(timer);
  }, [instant]);

  return seconds;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - now()) / 1000));
}
