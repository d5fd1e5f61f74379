import { useEffect, useState } from 'react';
import { turns } from './frameQueue.ts';

/**
 * Delays rendering: at once where it was ready on the first render, but one at a time while scrolling, and permanent
 * from then on.
 */
export function useQueuedRender(isReady: boolean, isSeen: boolean): boolean {
  const [hadTurn, setTurn] = useState(isReady && isSeen);
  const isFree = isReady && !hadTurn && turns.isFree();
  if (isFree) setTurn(true);

  const waits = isReady && !hadTurn && !isFree;
  useEffect(() => (waits ? turns.take(() => setTurn(true)) : undefined), [waits]);

  return isReady && (hadTurn || isFree);
}
