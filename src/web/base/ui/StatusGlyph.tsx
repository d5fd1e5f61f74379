import type { ReactNode } from 'react';
import type { ShownStatus } from '#core/goal/status.ts';

/**
 * The shape of a status, so that colour is never the only sign. Drawn in the current colour; the mark inside a filled
 * shape takes `--glyph-mark`, its background.
 */
export function StatusGlyph({ status, size = 14 }: { readonly status: ShownStatus; readonly size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 14 14" fill="none">
      {SHAPES[status]}
    </svg>
  );
}

const mark = { stroke: 'var(--glyph-mark, var(--surface))', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
const line = { stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const SHAPES: Readonly<Record<ShownStatus, ReactNode>> = {
  achieved: (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" />
      <path d="M4.3 7.2l1.9 1.9 3.5-3.9" {...mark} strokeLinejoin="round" />
    </>
  ),
  on_target: <path d="M1.2 10.3l3.6-3.5 2.6 2.4 5-5.2M8.9 3.8h3.6v3.6" {...line} />,
  off_target: (
    <>
      <path
        d="M7 1.8l5.7 10.4H1.3z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M7 5.3v3M7 10.6v.010" {...mark} />
    </>
  ),
  critical: (
    <>
      <path d="M4.5 1h5L13 4.5v5L9.5 13h-5L1 9.5v-5z" fill="currentColor" />
      <path d="M7 3.9v3.7M7 10v.010" {...mark} />
    </>
  ),
  not_started: <circle cx="7" cy="7" r="5.1" stroke="currentColor" strokeWidth={1.8} />,
  deferred: <path d="M4.3 1.8v10.4M9.7 1.8v10.4" stroke="currentColor" strokeWidth={2.8} />,
  no_figures: <path d="M2 7h3.6M8.4 7h3.6" {...line} />,
  no_target: <path d="M7 1.8L12.2 7 7 12.2 1.8 7z" {...line} strokeDasharray="2.4 2.5" strokeWidth={1.6} />,
};
