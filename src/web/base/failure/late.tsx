import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { Boundary } from './Boundary.tsx';
import type { FailurePlace } from './failurePlace.ts';

/**
 * A component in a file of its own, loaded when it is first drawn. Where the file does not come, or what is in it
 * fails, that is said in its place, and it can be tried again; what has an `onClose` can be closed.
 */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  place?: FailurePlace,
): (props: Props & { readonly onClose?: () => void }) => ReactNode {
  const begin = () => lazy(() => loadFile(load));
  let Part = begin();
  return (props) => (
    <Boundary place={place} onClose={props.onClose} onRetry={() => (Part = begin())}>
      {() => <Part {...props} />}
    </Boundary>
  );
}
