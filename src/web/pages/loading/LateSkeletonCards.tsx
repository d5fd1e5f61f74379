import { latePart, useLatePart } from '#web/base/loading/latePart.ts';

const skeletonCards = latePart(
  () => import('./SkeletonCards.tsx'),
  ({ SkeletonCards }) => SkeletonCards,
);

/** Where cards will stand, once they are late; asked for at once and drawn when `isLate`. */
export function LateSkeletonCards({ isLate = true }: { readonly isLate?: boolean }) {
  const SkeletonCards = useLatePart(skeletonCards);
  return isLate && SkeletonCards !== null && <SkeletonCards />;
}
