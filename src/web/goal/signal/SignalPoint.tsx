import type { SignalKind } from '#core/signal/signal.ts';
import styles from './SignalChart.module.css';

const SHAPES: Readonly<Record<SignalKind, string>> = {
  common: 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  improvement: 'M6 1.5 11 10.5H1z',
  high: 'M6 1.5 11 10.5H1z',
  concern: 'M6 10.5 1 1.5H11z',
  low: 'M6 10.5 1 1.5H11z',
};

export function SignalPoint({ kind }: { readonly kind: SignalKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.shape} data-kind={kind}>
      <path d={SHAPES[kind]} />
    </svg>
  );
}
