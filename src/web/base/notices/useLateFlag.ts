import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { now } from '#web/base/time/clock.ts';
import { onceIdle } from '#web/base/ui/whenIdle.ts';

/** A shorter wait is not shown at all; what is shown stays at least the second; ms (look, States). */
const SHOWN_AFTER = 200;
const KEPT_AT_LEAST = 300;

/** Shown later while the page is busy, because rendering it would delay what is waited for; ms. */
const BUSY_AT_MOST = 200;

const onScreen = { count: 0, since: 0 };

/**
 * Whether to show that something takes long: not at once, and then long enough to be seen. Continues without a gap
 * where another part has shown it before.
 */
export function useLateFlag(isWaiting: boolean): boolean {
  const [isShown, setShown] = useState(() => isWaiting && onScreen.count > 0);
  const shownSince = useRef(onScreen.since);

  useLayoutEffect(() => {
    if (!isShown) return;
    onScreen.count += 1;
    onScreen.since = shownSince.current;
    return () => {
      onScreen.count -= 1;
    };
  }, [isShown]);

  useEffect(() => {
    if (isWaiting === isShown) return;
    let stopIdle = () => {};
    const change = () => {
      shownSince.current = now();
      setShown(isWaiting);
    };
    const timer = isWaiting
      ? window.setTimeout(() => {
          stopIdle = onceIdle(change, BUSY_AT_MOST);
        }, SHOWN_AFTER)
      : window.setTimeout(change, KEPT_AT_LEAST - (now() - shownSince.current));
    return () => {
      window.clearTimeout(timer);
      stopIdle();
    };
  }, [isWaiting, isShown]);

  return isShown;
}
