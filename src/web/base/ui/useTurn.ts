import { useEffect, useState } from 'react';
import { turns } from './turns.ts';

/**
 * Whether something that is ready may be drawn, from then on always: at once where it was ready when it was first seen,
 * but what comes while one scrolls comes one after the other.
 */
export function useTurn(isReady: boolean, isSeen: boolean): boolean {
  const [hadTurn, setTurn] = useState(isReady && isSeen);
  const isFree = isReady && !hadTurn && turns.isFree();
  if (isFree) setTurn(true);

  const waits = isReady && !hadTurn && !isFree;
  useEffect(() => (waits ? turns.take(() => setTurn(true)) : undefined), [waits]);

  return isReady && (hadTurn || isFree);
}
