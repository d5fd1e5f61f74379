import type { ComponentProps } from 'react';
import { useLatePart } from '#web/base/loading/latePart.ts';
import type { CommentTip as Tip } from './CommentTip.tsx';
import { cardParts } from './lateCardParts.ts';

export function LateCommentTip(props: ComponentProps<typeof Tip>) {
  const parts = useLatePart(cardParts);
  return parts && <parts.CommentTip {...props} />;
}
