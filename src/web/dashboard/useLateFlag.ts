import { useEffect, useRef, useState } from 'react';
import { now } from '#web/clock.ts';

/** A wait shorter than the first is not shown at all; what is shown stays at least the second; ms (look, States). */
const SHOWN_AFTER = 200;
const KEPT_AT_LEAST = 300;

/** Whether to show that something takes long: late to come, and once there long enough to be seen. */
export function useLateFlag(isWaiting: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownSince = useRef(0);

  useEffect(() => {
    if (isWaiting === isShown) return;
    const rest = isWaiting ? SHOWN_AFTER : KEPT_AT_LEAST - (now() - shownSince.current);
    const timer = window.setTimeout(() => {
      shownSince.current = now();
      setShown(isWaiting);
    }, rest);
    return () => window.clearTimeout(timer);
  }, [isWaiting, isShown]);

  return isShown;
}
