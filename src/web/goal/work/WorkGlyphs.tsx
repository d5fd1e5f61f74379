import type { ReactNode } from 'react';
import type { WorkState } from '#core/work/work.ts';

const mark = { stroke: 'var(--glyph-mark, var(--surface))', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
const line = { stroke: 'currentColor', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

/** The state of an initiative: square, so that no goal's status looks like it. */
export function StateGlyph({ state, size = 14 }: { readonly state: WorkState; readonly size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 14 14" fill="none">
      {STATES[state]}
    </svg>
  );
}

const SQUARE = 'M2 2h10v10H2z';

const STATES: Readonly<Record<WorkState, ReactNode>> = {
  planned: <path d={SQUARE} {...line} strokeDasharray="2.5 2.5" />,
  active: (
    <>
      <path d={SQUARE} {...line} />
      <path d="M2 7h10v5H2z" fill="currentColor" />
    </>
  ),
  at_risk: (
    <>
      <path d={SQUARE} fill="currentColor" {...line} />
      <path d="M7 4v3.4M7 9.8v.01" {...mark} />
    </>
  ),
  blocked: (
    <>
      <path d={SQUARE} fill="currentColor" {...line} />
      <path d="M4.3 7h5.4" {...mark} />
    </>
  ),
  done: (
    <>
      <path d={SQUARE} fill="currentColor" {...line} />
      <path d="M4.4 7.2l1.8 1.8 3.4-3.8" {...mark} strokeLinejoin="round" />
    </>
  ),
  dropped: (
    <>
      <path d={SQUARE} {...line} />
      <path d="M4.5 9.5l5-5" {...line} strokeLinecap="round" />
    </>
  ),
};

export type MilestoneLook = 'done' | 'late' | 'open';

/** A milestone: filled where it is done or late, an outline while it is open. */
export function MilestoneGlyph({ look, size = 16 }: { readonly look: MilestoneLook; readonly size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 16 16" fill="none">
      <path d="M8 1.6 14.4 8 8 14.4 1.6 8z" fill={look === 'open' ? 'none' : 'currentColor'} {...line} />
      {look === 'done' && <path d="M5.4 8.2l1.8 1.8 3.4-3.8" {...mark} strokeLinejoin="round" />}
      {look === 'late' && <path d="M8 5v3.4M8 11v.01" {...mark} />}
    </svg>
  );
}
