import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import type { FailureProps } from './Failure.tsx';

/** Loaded when idle, because it is needed just when nothing can be loaded any more. */
export const failure = latePart(
  () => import('./Failure.tsx'),
  ({ Failure }) => Failure,
);

/** Falls back to a bare button where its texts cannot be loaded either. */
export function LateFailure(props: FailureProps) {
  const Failure = useLatePart(failure);
  return Failure === null ? (
    <button type="button" onClick={props.onRetry}>
      {say.dashboard.retry}
    </button>
  ) : (
    <Failure {...props} />
  );
}
