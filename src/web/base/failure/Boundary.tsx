import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';
import type { FailurePlace } from './failurePlace.ts';

type BoundaryProps = {
  readonly place?: FailurePlace | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Renders again when this changes. */
  readonly shows?: unknown;
  /** Runs before a retry; where it rejects, the message stays. */
  readonly onRetry?: () => Promise<void>;
  readonly children: () => ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null; readonly retries: number };

/** An error boundary that shows what happened and how to continue in place of the failed part. */
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
    return <Failure {...{ error, retries, place, onClose }} onRetry={() => void this.retry()} />;
  }
}
