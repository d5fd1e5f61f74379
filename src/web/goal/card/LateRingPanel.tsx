import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { RingPanel as Panel } from './RingPanel.tsx';

export const ringPanel = latePart(
  () => import('./RingPanel.tsx'),
  ({ RingPanel }) => RingPanel,
);

/** The ring of a card; few goals have one. */
export function LateRingPanel(props: ComponentProps<typeof Panel>) {
  const RingPanel = useLatePart(ringPanel);
  return RingPanel && <RingPanel {...props} />;
}
