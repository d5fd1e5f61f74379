import type { ReactNode } from 'react';
import type { PrintState } from '#contract/printedReport.ts';
import { usePrintState } from './usePrintState.ts';
import styles from './Waiting.module.css';

export function Waiting({
  text,
  state = null,
  children,
}: {
  readonly text?: string;
  readonly state?: PrintState | null;
  readonly children?: ReactNode;
}) {
  usePrintState(state);
  return (
    <main className={styles.waiting}>
      <div role="status">
        {text !== undefined && <h1>{text}</h1>}
        {children}
      </div>
    </main>
  );
}
