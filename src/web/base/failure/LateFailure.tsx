import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import type { FailureProps } from './Failure.tsx';

/** Had as soon as the page has come to rest: when it is needed, nothing may be had any more. */
export const failure = latePart(
  () => import('./Failure.tsx'),
  ({ Failure }) => Failure,
);

/** What happened and how to go on; where the words for it cannot be had either, a button alone. */
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
