import { startTransition, useEffect, useState } from 'react';

const REST = 250;

/** A debounced value, for work that can wait. */
export function useSettled<Value>(value: Value, before: Value): Value {
  const [settled, setSettled] = useState(before);

  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setSettled(value)), REST);
    return () => window.clearTimeout(timer);
  }, [value]);

  return settled;
}
