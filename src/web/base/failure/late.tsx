import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LatePart, latePart, useLatePart } from '#web/base/loading/latePart.ts';
import { Boundary } from './Boundary.tsx';
import type { FailurePlace } from './failurePlace.ts';

type LateProps = {
  readonly onClose?: () => void;
  readonly waiting?: ReactNode;
};

export type LateComponent<Props> = ((props: Props & LateProps) => ReactNode) & {
  /** Fetches its code before it is drawn. */
  readonly load: () => Promise<void>;
};

/**
 * A component loaded when it first renders. Where loading or rendering fails, it says so in its place with a retry;
 * with `onClose` it can be closed. Not React's `lazy`: content that replaces a Suspense fallback is delayed by up to
 * 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  place?: FailurePlace,
): LateComponent<Props> {
  const part = latePart(load, (module) => module.default);
  const Late = (props: Props & LateProps) => (
    <Boundary place={place} onClose={props.onClose} onRetry={part.load}>
      {() => (
        <Loaded part={part} waiting={props.waiting}>
          {(Part) => <Part {...props} />}
        </Loaded>
      )}
    </Boundary>
  );
  return Object.assign(Late, { load: part.load });
}

type LoadedProps<Part> = {
  readonly part: LatePart<Part>;
  readonly waiting: ReactNode;
  readonly children: (part: Part) => ReactNode;
};

/** Throws the loading error to its boundary. */
function Loaded<Part>({ part, waiting, children }: LoadedProps<Part>): ReactNode {
  const loaded = useLatePart(part);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    part.load().catch((error: unknown) => setFailure({ error }));
  }, [part]);
  if (loaded !== null) return children(loaded);
  if (failure !== null) throw failure.error;
  return waiting;
}
