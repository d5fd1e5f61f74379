import { useEffect, useState } from 'react';
import type { LatePart } from '#web/base/loading/latePart.ts';
import { Failure } from './Failure.tsx';

/** In place of a part that is loading; says so where loading fails. The parent re-renders when it arrives. */
export function MissingPart({ part }: { readonly part: LatePart<unknown> }) {
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly retries: number } | null>(null);

  useEffect(() => {
    part.load().catch((error: unknown) => setFailure({ error, retries: 0 }));
  }, [part]);

  if (failure === null) return null;
  const { error, retries } = failure;
  const handleRetry = () => {
    part.load().catch((reason: unknown) => setFailure({ error: reason, retries: retries + 1 }));
  };
  return <Failure place="part" {...{ error, retries }} onRetry={handleRetry} />;
}
