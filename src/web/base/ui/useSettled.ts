import { startTransition, useEffect, useState } from 'react';

/** Longer than the pause between two key presses; ms. */
const REST = 250;

/** A value once it has stopped changing for a moment; until then the one before it. For work that can wait. */
export function useSettled<Value>(value: Value, before: Value): Value {
  const [settled, setSettled] = useState(before);

  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setSettled(value)), REST);
    return () => window.clearTimeout(timer);
  }, [value]);

  return settled;
}
