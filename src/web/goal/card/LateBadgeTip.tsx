import type { ComponentProps } from 'react';
import { useLatePart } from '#web/base/loading/latePart.ts';
import type { BadgeTip as Tip } from './BadgeTip.tsx';
import { cardParts } from './lateCardParts.ts';

export function LateBadgeTip(props: ComponentProps<typeof Tip>) {
  const parts = useLatePart(cardParts);
  return parts && <parts.BadgeTip {...props} />;
}
