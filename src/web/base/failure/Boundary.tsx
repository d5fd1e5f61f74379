import { Component, type ReactNode } from 'react';
import type { FailurePlace } from './failurePlace.ts';
import { LateFailure } from './LateFailure.tsx';

type BoundaryProps = {
  readonly place?: FailurePlace | undefined;
  /** Of a part that lies over the page: what closes it. */
  readonly onClose?: (() => void) | undefined;
  /** What the part shows: where that changes, it is drawn anew. */
  readonly shows?: unknown;
  /** Before it is drawn anew; where this rejects, what is said stays. */
  readonly onRetry?: () => Promise<void>;
  readonly children: () => ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null; readonly retries: number };

/** Keeps a failure to the part it happens in: what stands there instead says what happened and how to go on. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidUpdate({ shows }: BoundaryProps): void {
    if (this.state.failure !== null && shows !== this.props.shows) this.setState({ failure: null, retries: 0 });
  }

  async retry(): Promise<void> {
    try {
      await this.props.onRetry?.();
      this.setState(({ retries }) => ({ failure: null, retries: retries + 1 }));
    } catch (error) {
      this.setState(({ retries }) => ({ failure: { error }, retries: retries + 1 }));
    }
  }

  override render(): ReactNode {
    const { place = 'part', onClose, children } = this.props;
    const { failure, retries } = this.state;
    if (failure === null) return children();
    const { error } = failure;
    return <LateFailure {...{ error, retries, place, onClose }} onRetry={() => void this.retry()} />;
  }
}
