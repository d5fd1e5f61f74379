import { useEffect, useState } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import type { FailureProps } from './Failure.tsx';

/** Loaded when idle, because it is needed just when nothing can be loaded any more. */
export const failure = latePart(
  () => import('./Failure.tsx'),
  ({ Failure }) => Failure,
);

/**
 * Falls back to a bare button where its texts cannot be loaded either. The button stays until it is pressed, even if
 * the texts arrive: replaced under the pointer, it would lose the press.
 */
export function LateFailure(props: FailureProps) {
  const { retries, onRetry } = props;
  const Failure = useLatePart(failure);
  const [bareAt, setBareAt] = useState<number | null>(null);
  useEffect(() => {
    failure.load().catch(() => setBareAt(retries));
  }, [retries]);
  if (Failure !== null && bareAt !== retries) return <Failure {...props} />;
  if (bareAt === null) return null;
  return (
    <button type="button" onClick={onRetry}>
      {say.dashboard.retry}
    </button>
  );
}
