import { useState } from 'react';
import { now } from '#web/base/time/clock.ts';

export function useSavedAt(savings: number): number | null {
  const [known, setKnown] = useState<{ readonly savings: number; readonly at: number | null }>({ savings, at: null });
  if (known.savings !== savings) setKnown({ savings, at: now() });
  return known.at;
}
