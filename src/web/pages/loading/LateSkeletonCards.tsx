import { latePart, useLatePart } from '#web/base/loading/latePart.ts';

const skeletonCards = latePart(
  () => import('./SkeletonCards.tsx'),
  ({ SkeletonCards }) => SkeletonCards,
);

/** Placeholders of cards, once loading takes long. */
export function LateSkeletonCards({ isLate = true }: { readonly isLate?: boolean }) {
  const SkeletonCards = useLatePart(skeletonCards);
  return isLate && SkeletonCards !== null && <SkeletonCards />;
}
