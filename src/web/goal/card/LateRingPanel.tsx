import type { ComponentProps } from 'react';
import { useLatePart } from '#web/base/loading/latePart.ts';
import { cardParts } from './lateCardParts.ts';
import type { RingPanel as Panel } from './RingPanel.tsx';

export function LateRingPanel(props: ComponentProps<typeof Panel>) {
  const parts = useLatePart(cardParts);
  return parts && <parts.RingPanel {...props} />;
}
