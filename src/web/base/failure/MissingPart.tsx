import { useEffect, useState } from 'react';
import type { LatePart } from '#web/base/loading/latePart.ts';
import { LateFailure } from './LateFailure.tsx';

/** In place of a part that is loading; says so where loading fails. The parent re-renders when it arrives. */
export function MissingPart({ part }: { readonly part: LatePart<unknown> }) {
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly retries: number } | null>(null);

  function load(retries: number) {
    part.load().catch((error: unknown) => setFailure({ error, retries }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after that by whoever presses.
  useEffect(() => load(0), [part]);

  if (failure === null) return null;
  const { error, retries } = failure;
  return <LateFailure place="part" {...{ error, retries }} onRetry={() => load(retries + 1)} />;
}
