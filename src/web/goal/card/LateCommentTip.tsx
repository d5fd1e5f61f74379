import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { CommentTip as Tip } from './CommentTip.tsx';

export const commentTip = latePart(
  () => import('./CommentTip.tsx'),
  ({ CommentTip }) => CommentTip,
);

/** The last comment of a goal, once somebody points at its count. */
export function LateCommentTip(props: ComponentProps<typeof Tip>) {
  const CommentTip = useLatePart(commentTip);
  return CommentTip && <CommentTip {...props} />;
}
