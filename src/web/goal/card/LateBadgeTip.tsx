import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { BadgeTip as Tip } from './BadgeTip.tsx';

export const badgeTip = latePart(
  () => import('./BadgeTip.tsx'),
  ({ BadgeTip }) => BadgeTip,
);

/** What the badge has to add, once somebody points at it. */
export function LateBadgeTip(props: ComponentProps<typeof Tip>) {
  const BadgeTip = useLatePart(badgeTip);
  return BadgeTip && <BadgeTip {...props} />;
}
