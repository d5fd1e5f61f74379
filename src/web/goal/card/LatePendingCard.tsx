import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { PendingCard as Card } from './PendingCard.tsx';

const pendingCard = latePart(
  () => import('./PendingCard.tsx'),
  ({ PendingCard }) => PendingCard,
);

/** Only large plans have cards that are still loading. */
export function LatePendingCard(props: ComponentProps<typeof Card>) {
  const PendingCard = useLatePart(pendingCard);
  return PendingCard !== null && <PendingCard {...props} />;
}
