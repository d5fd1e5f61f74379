import { useEffect, useState } from 'react';
import { now } from '#web/base/time/clock.ts';

export function useSecondsUntil(instant: number): number {
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
